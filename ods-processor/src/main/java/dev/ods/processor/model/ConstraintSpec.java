// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * A constraint that the author composes from others; a companion class with {@code test} and {@code
 * SUMMARY} is generated for it.
 *
 * @param declaration the interface or class with the combinators
 * @param companion the class to generate
 * @param predicate the composed predicate
 * @param summary MLIR's summary of the constraint
 * @param isPublic whether the declaration, and so the companion, is public
 * @param broken whether it has reported errors, so that only a stub is generated
 */
public record ConstraintSpec(
    ClassName declaration,
    ClassName companion,
    ConstraintTarget target,
    Predicate predicate,
    String summary,
    Documentation documentation,
    boolean isPublic,
    boolean broken,
    Origin origin) {}
