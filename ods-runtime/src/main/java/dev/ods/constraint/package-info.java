// SPDX-License-Identifier: Apache-2.0
/**
 * Constraints on operands, results, attributes, regions and successors: MLIR's common ones,
 * referred to by class literals as in {@code @Operand(F32Tensor.class)}.
 *
 * <p>A constraint is a class with these members:
 *
 * <ul>
 *   <li>on a type: {@code static boolean test(Type)} and a constant {@code String SUMMARY}, its
 *       description in diagnostics; if only one type satisfies it, also {@code static Type
 *       build(Context)};
 *   <li>on an attribute: {@code static boolean test(Attribute)} and {@code SUMMARY}; if all
 *       attributes that satisfy it have the same type, also {@code static Type build(Context)}.
 * </ul>
 *
 * <p>What authors write as annotations, such as {@code @IntMinValue(10)}, is in {@link
 * dev.ods.constraint.annotated}.
 *
 * <p>A dialect's own constraint is a class with the same members, or with {@code @Summary} in place
 * of the constant, or one that is composed of others by annotations. The names are MLIR's, with the
 * suffix {@code Constraint} where {@code dev.ods.builtin} has a class of the same name.
 *
 * <p>Summaries compose as in MLIR: alternatives with {@code " or "}; conjunctions with {@code " and
 * "}; a container with {@code "<container> of <elements> values"}, as in {@code "tensor of 32-bit
 * float or 64-bit float values"}; a complex type with {@code "complex type with <elements>
 * elements"}; a tuple with {@code "tuple with any combination of <types> values"}; a variadic
 * operand or result has the prefix {@code "variadic of "}, an optional one none; a confined
 * attribute has the summary of its base attribute and those of its confinements, separated by
 * spaces, as in {@code "32-bit signless integer attribute whose minimum value is 10"}; a type
 * attribute with {@code "type attribute of <type>"}. Generated code composes the tests with {@code
 * &&} and {@code ||}, using {@link dev.ods.predicate.ElementTypes} and {@link
 * dev.ods.predicate.Shapes}.
 *
 * <p>Only constraints belong here: each class is a summary and a test of one expression. Helpers do
 * not: those with which authors compose their own constraints are in {@code dev.ods.predicate}, and
 * those that only these constraints need in {@code dev.ods.constraint.logic}, which is not
 * exported.
 */
@NullMarked
package dev.ods.constraint;

import org.jspecify.annotations.NullMarked;
