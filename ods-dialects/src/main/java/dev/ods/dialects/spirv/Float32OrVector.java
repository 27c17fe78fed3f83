// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** An {@code f32} or a vector of such. */
@AnyOf({Float32.class, Float32Vector.class})
public interface Float32OrVector {}
