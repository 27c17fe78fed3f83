// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;
import dev.ods.constraint.*;

/** A number. */
@AnyOf({AnyFloat.class, AnyInteger.class})
public interface Number {}
