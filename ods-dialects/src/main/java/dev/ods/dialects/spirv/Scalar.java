// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A number or a truth value. */
@AnyOf({Numerical.class, Bool.class})
public interface Scalar {}
