// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** What can be selected. */
@AnyOf({Scalar.class, AnySpirvVector.class, OwnTypes.Pointer.class})
public interface SelectType {}
