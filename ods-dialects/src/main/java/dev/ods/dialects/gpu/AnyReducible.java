// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AnyOf;
import dev.ods.annotation.Summary;
import dev.ods.constraint.AnyFloat;
import dev.ods.constraint.AnySignlessInteger;

/** A number that threads can combine. */
@Summary("Integer or Float")
@AnyOf({AnySignlessInteger.class, AnyFloat.class})
public interface AnyReducible {}
