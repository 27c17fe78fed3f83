// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * An attribute interface of MLIR: what attributes of several classes have in common. An interface
 * that extends this one may be the type of a member with {@code @Attr}; only subclasses of {@link
 * Attribute} implement it, and they are tested with {@code instanceof}.
 */
public interface AttributeInterface {}
