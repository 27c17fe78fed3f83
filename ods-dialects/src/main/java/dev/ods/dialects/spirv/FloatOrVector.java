// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A floating-point number or a vector of such. */
@AnyOf({ScalarFloat.class, FloatVector.class})
public interface FloatOrVector {}
