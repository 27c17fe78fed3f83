// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A floating-point number that is not of double precision, or a vector of such. */
@AnyOf({NarrowFloat.class, NarrowFloatVector.class})
public interface NarrowFloatOrVector {}
