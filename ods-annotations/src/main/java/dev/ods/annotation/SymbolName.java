// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a {@code String} attribute the name of the symbol that the op defines, written
 * {@code @name} in an assembly format (MLIR's {@code SymbolNameAttr}). That of an op with the trait
 * {@code Symbol} must be named {@code sym_name}; otherwise it is an error.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface SymbolName {}
