// SPDX-License-Identifier: Apache-2.0

/**
 * The documentation of dialects as a command, {@code ods-doc}, and as a doclet for {@code javadoc}.
 *
 * <p>It is in the jar of the processor as it works with the processor's stages, and thus of the
 * same version as what it documents.
 */
@NullMarked
package dev.ods.doc;

import org.jspecify.annotations.NullMarked;
