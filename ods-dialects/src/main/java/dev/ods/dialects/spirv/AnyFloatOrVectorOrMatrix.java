// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A floating-point number of any format, or a vector or cooperative matrix of such. */
@AnyOf({AnyFloatingPoint.class, AnyFloatVector.class, OwnTypes.AnyFloatMatrix.class})
public interface AnyFloatOrVectorOrMatrix {}
