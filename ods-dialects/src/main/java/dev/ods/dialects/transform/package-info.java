// SPDX-License-Identifier: Apache-2.0
/**
 * A part of MLIR's dialect {@code transform} of version 22: its types, and the operations that
 * apply passes and find, merge and split payloads. The rest of the dialect is kept as text.
 *
 * <p>Out of scope: transformations.
 */
@NullMarked
package dev.ods.dialects.transform;

import org.jspecify.annotations.NullMarked;
