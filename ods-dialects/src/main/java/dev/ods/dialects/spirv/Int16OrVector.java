// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** An {@code i16} or a vector of such. */
@AnyOf({Int16.class, Int16Vector.class})
public interface Int16OrVector {}
