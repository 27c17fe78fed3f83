// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A floating-point number. */
@AnyOf({ScalarFloat.class, BFloat16.class})
public interface AnyFloatingPoint {}
