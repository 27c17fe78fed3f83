// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Op;

/** Defines a symbol. */
@Op(dialect = TestDialect.class, name = "symbol")
public interface Symbol extends NamedSymbol {}
