// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** An {@code i32} or a vector of such. */
@AnyOf({Int32.class, Int32Vector.class})
public interface Int32OrVector {}
