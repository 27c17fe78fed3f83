// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** An integer or a vector of such. */
@AnyOf({ScalarInteger.class, IntegerVector.class})
public interface IntegerOrVector {}
