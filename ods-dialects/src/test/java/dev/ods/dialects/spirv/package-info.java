// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.ods.dialects.spirv;

import org.jspecify.annotations.NullMarked;
