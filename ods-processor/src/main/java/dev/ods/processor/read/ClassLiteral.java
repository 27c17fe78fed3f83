// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.model.Origin;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * A class literal in an annotation.
 *
 * @param element the class, or null for a primitive, an array or {@code void}
 * @param text the literal, approximately as the author wrote it
 */
record ClassLiteral(@Nullable TypeElement element, String text, Origin origin) {}
