// SPDX-License-Identifier: Apache-2.0
/**
 * What generated code alone calls: the base classes of op classes, of their adaptors and of their
 * models, so that what is the same for every operation is compiled once; and what generated
 * verifiers, {@code build} methods and accessors call.
 *
 * <p>Not meant to be used by hand. What a generated class shows of these bases is the API of the
 * generated class.
 */
@NullMarked
package dev.ods.codegen;

import org.jspecify.annotations.NullMarked;
