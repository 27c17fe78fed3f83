// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A scalar or a vector. */
@AnyOf({Scalar.class, AnySpirvVector.class})
public interface ScalarOrVector {}
