// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AnyOf;
import dev.ods.annotation.Summary;

/** A type of handles or parameters. */
@Summary("any transform handle or parameter")
@AnyOf({OperationHandle.class, ValueHandle.class, Parameter.class})
public interface HandleOrParameter {}
