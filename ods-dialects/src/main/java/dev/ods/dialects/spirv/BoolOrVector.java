// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A truth value or a vector of such. */
@AnyOf({Bool.class, BoolVector.class})
public interface BoolOrVector {}
