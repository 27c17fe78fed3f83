// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.ods.dialects.scf;

import org.jspecify.annotations.NullMarked;
