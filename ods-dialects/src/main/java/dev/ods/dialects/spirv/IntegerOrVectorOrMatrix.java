// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** An integer, or a vector or cooperative matrix of such. */
@AnyOf({IntegerOrVector.class, OwnTypes.IntegerMatrix.class})
public interface IntegerOrVectorOrMatrix {}
