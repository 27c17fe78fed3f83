// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** A type of the builtin dialect. */
abstract class BuiltinType extends Type {
  BuiltinType(Context context) {
    super(context);
  }

  @Override
  public final String dialectNamespace() {
    return "builtin";
  }
}
