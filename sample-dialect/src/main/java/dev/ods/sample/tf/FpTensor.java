// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.TensorOf;
import dev.ods.constraint.AnyFloat;

/** A tensor of any floating-point type, ranked or unranked. */
@TensorOf(AnyFloat.class)
public interface FpTensor {}
