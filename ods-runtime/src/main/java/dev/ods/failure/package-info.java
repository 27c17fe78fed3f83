// SPDX-License-Identifier: Apache-2.0
/**
 * How what must be done is done although something was thrown. Nothing here depends on what that
 * is. Not exported.
 */
@NullMarked
package dev.ods.failure;

import org.jspecify.annotations.NullMarked;
