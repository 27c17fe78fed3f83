// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A floating-point number, or a vector or cooperative matrix of such. */
@AnyOf({FloatOrVector.class, OwnTypes.FloatMatrix.class})
public interface FloatOrVectorOrMatrix {}
