// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * A constraint that the author named and composed of others; a companion class with {@code test}
 * and {@code SUMMARY} is generated for it.
 *
 * @param declaration the interface or class that bears the combinators
 * @param companion the class to generate
 * @param predicate what must hold
 * @param summary the constraint in MLIR's words
 * @param isPublic whether the declaration, and so the companion, is public
 * @param broken whether something about it is wrong and was reported: only a stub is wanted
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
