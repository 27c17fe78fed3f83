// SPDX-License-Identifier: Apache-2.0
package org.example.my;

import dev.ods.annotation.Dialect;

/** A dialect to start from. */
@Dialect(
    name = "my",
    ops = {Add.class, Constant.class})
public interface MyDialect {}
