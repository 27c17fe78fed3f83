// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.NoMemoryEffect;

/** Defines a symbol. */
@Op(dialect = TestDialect.class, name = "symbol")
@Trait(NoMemoryEffect.class)
public interface Symbol extends NamedSymbol {}
