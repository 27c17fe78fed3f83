// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AnyOf;
import dev.ods.constraint.*;

/** A number. */
@AnyOf({AnyInteger.class, Index.class, AnyFloat.class})
public interface PrintableNumber {}
