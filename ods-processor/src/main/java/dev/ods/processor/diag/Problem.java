// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import dev.ods.processor.model.Origin;

/**
 * An error in a declaration, or a warning.
 *
 * @param origin the position to mark
 * @param message the whole message, without the id
 */
public record Problem(ProblemId id, Origin origin, String message) {}
