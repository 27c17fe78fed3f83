// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;
import dev.ods.ir.OpView;

/** What is counted. */
@OpInterface
public interface Counted extends OpView {
  /** How many. */
  default long count() {
    return 1;
  }
}
