// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.ods.dialects.wasmssa;

import org.jspecify.annotations.NullMarked;
