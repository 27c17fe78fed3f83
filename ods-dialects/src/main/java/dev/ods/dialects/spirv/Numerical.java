// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A number. */
@AnyOf({ScalarInteger.class, AnyFloatingPoint.class})
public interface Numerical {}
