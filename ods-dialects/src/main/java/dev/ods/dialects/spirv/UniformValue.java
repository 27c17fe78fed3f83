// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A number or a truth value, or a vector of such. */
@AnyOf({FloatOrVector.class, IntegerOrVector.class, BoolOrVector.class})
public interface UniformValue {}
