// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;

/** The first. */
@Op(dialect = BaseDialect.class, name = "first")
public interface First extends Unary {}
