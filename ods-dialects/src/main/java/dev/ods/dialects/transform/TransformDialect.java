// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.Dialect;

/** A part of the dialect that describes transformations of other operations. */
@Dialect(
    name = "transform",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    ops = {
      ApplyOps.class,
      HandleOps.class,
      MatchOps.class,
      NavigationOps.class,
      PayloadOps.class,
      Yield.class
    },
    types = TransformTypes.class,
    attributes = ParamOperand.class)
public interface TransformDialect {}
