// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an op interface (ODS: "Interfaces"): methods that operations of several kinds have, so
 * that a pass needs to know none of these kinds. It is an interface without type parameters:
 *
 * <pre>{@code
 * @OpInterface
 * public interface Conditional extends OpView {
 *   Value condition();
 *
 *   default boolean isConstant() {
 *     return condition().definingOp() != null && condition().definingOp().is(ConstantOp.MODEL);
 *   }
 * }
 * }</pre>
 *
 * <p>An op whose declaration extends it has to implement its abstract methods: by a {@code default}
 * method, or by an operand, attribute, result, region or successor of that name and type. The op
 * interface itself declares none of these. A pass casts an operation with {@code
 * op.as(Conditional.class)}.
 *
 * <p>MLIR's own op interfaces, such as {@code OpAsmOpInterface}, are interfaces of the runtime and
 * extended in the same way.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface OpInterface {}
