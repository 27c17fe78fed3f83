// SPDX-License-Identifier: Apache-2.0
package demo.user;

import demo.base.*;
import dev.ods.annotation.*;

/** Within the second. */
@Op(dialect = UserDialect.class, name = "within")
@HasParent(Second.class)
public interface Within {}
