// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.trait.Terminator;

/** Ends a block. */
@Op(dialect = TestDialect.class, name = "finish")
@Trait(Terminator.class)
public interface Finish {}
