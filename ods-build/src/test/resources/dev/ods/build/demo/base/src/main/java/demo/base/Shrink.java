// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;

/** Shrinks. */
@Pass(name = "shrink")
public record Shrink(int limit, Mode mode) implements PassBody {
  @Override
  public void run(PassRun run) {}
}
