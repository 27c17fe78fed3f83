// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.ub;

import dev.ods.annotation.*;
import dev.ods.ir.OpView;
import dev.ods.trait.Terminator;

/**
 * Unreachable operation.
 *
 * <p>To execute it is undefined behaviour.
 */
@Op(dialect = UbDialect.class, name = "unreachable")
@Trait(Terminator.class)
@AssemblyFormat("attr-dict")
public interface Unreachable extends OpView {}
