// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.ods.dialects.loops;

import org.jspecify.annotations.NullMarked;
