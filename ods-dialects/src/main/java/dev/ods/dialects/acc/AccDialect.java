// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.annotation.Dialect;

/** A part of the dialect of OpenACC's directives. */
@Dialect(
    name = "acc",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    attributes = {DataClause.class, Declare.class, DeclareAction.class, DeviceType.class})
public interface AccDialect {}
