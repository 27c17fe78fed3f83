// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Complex;
import dev.ods.constraint.AnyFloat;

/** A complex number of floating-point numbers. */
@Complex(AnyFloat.class)
public interface AnyFloatComplex {}
