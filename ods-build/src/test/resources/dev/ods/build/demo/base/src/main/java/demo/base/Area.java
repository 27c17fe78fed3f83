// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;

/** What has an area. */
@TypeInterface
public interface Area {
  /** The area. */
  long area();
}
