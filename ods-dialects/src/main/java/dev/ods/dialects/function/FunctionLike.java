// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.annotation.Attr;
import dev.ods.builtin.FunctionType;
import dev.ods.control.FunctionOpInterface;

/**
 * Extended by the declarations of functions: the signature, as {@link FunctionSignature} has it.
 */
public interface FunctionLike extends FunctionOpInterface, SignatureAttributes {
  /** The types of arguments and results. */
  @Override
  @Attr(name = FunctionSignature.TYPE)
  FunctionType functionType();
}
