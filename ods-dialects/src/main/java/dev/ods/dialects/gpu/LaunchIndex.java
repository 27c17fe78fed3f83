// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AnyOf;
import dev.ods.constraint.I32;
import dev.ods.constraint.I64;
import dev.ods.constraint.Index;

/** A size in one dimension. */
@AnyOf({Index.class, I32.class, I64.class})
public interface LaunchIndex {}
