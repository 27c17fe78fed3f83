// SPDX-License-Identifier: Apache-2.0
package demo.user;

import demo.base.*;
import dev.ods.annotation.*;

/** Plain. */
@Op(dialect = UserDialect.class, name = "plain")
public interface Plain extends Unary {
  /** How. */
  @Attr
  Mode mode();
}
