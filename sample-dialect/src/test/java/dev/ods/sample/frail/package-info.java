// SPDX-License-Identifier: Apache-2.0

/** A dialect whose methods fail. */
@NullMarked
package dev.ods.sample.frail;

import org.jspecify.annotations.NullMarked;
