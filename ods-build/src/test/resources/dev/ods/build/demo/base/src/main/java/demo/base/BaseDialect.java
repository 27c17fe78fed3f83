// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;

/** The base. */
@Dialect(
    name = "base",
    ops = {Family.class, First.class, Second.class, Third.class, Grid.class},
    types = Matrix.class)
public interface BaseDialect {}
