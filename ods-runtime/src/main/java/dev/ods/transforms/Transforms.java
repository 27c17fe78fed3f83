// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.pass.PassInfo;
import dev.ods.pass.PassProvider;
import java.util.List;

/** The passes of this package, as a service. */
public final class Transforms implements PassProvider {
  /** For {@link java.util.ServiceLoader}. */
  public Transforms() {}

  @Override
  public List<PassInfo> passes() {
    return List.of(
        new PassInfo(Canonicalizer.ARGUMENT, "Canonicalize operations", Canonicalizer::new),
        new PassInfo(Cse.ARGUMENT, "Eliminate common sub-expressions", options -> new Cse()));
  }
}
