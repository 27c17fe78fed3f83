// SPDX-License-Identifier: Apache-2.0
package demo.user;

import dev.ods.annotation.*;

/** The user. */
@Dialect(
    name = "user",
    ops = {Plain.class, Within.class, Tall.class})
public interface UserDialect {}
