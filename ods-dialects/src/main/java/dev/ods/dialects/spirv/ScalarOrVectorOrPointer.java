// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A scalar, a vector or a pointer. */
@AnyOf({ScalarOrVector.class, OwnTypes.Pointer.class})
public interface ScalarOrVectorOrPointer {}
