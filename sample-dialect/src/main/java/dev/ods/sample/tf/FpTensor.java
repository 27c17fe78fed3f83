// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.TensorOf;
import dev.ods.constraint.AnyFloat;

/** A tensor of any shape, also an unknown one, with elements of any floating-point type. */
@TensorOf(AnyFloat.class)
public interface FpTensor {}
