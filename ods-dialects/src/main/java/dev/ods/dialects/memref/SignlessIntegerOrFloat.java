// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AnyOf;
import dev.ods.constraint.AnyFloat;
import dev.ods.constraint.AnySignlessInteger;

/** A number that can be changed atomically. */
@AnyOf({AnySignlessInteger.class, AnyFloat.class})
public interface SignlessIntegerOrFloat {}
