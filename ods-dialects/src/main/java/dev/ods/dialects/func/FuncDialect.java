// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.Dialect;

/** Functions, calls and returns. */
@Dialect(
    name = "func",
    ops = {Call.class, CallIndirect.class, Constant.class, Func.class, Return.class})
public interface FuncDialect {}
