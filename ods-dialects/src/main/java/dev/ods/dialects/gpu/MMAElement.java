// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AnyOf;
import dev.ods.constraint.F16;
import dev.ods.constraint.F32;
import dev.ods.constraint.I32;
import dev.ods.constraint.SI8;
import dev.ods.constraint.UI8;

/** What all elements of a matrix can be. */
@AnyOf({SI8.class, UI8.class, I32.class, F16.class, F32.class})
public interface MMAElement {}
