// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.pass.PassInfo;
import dev.ods.pass.PassProvider;
import java.util.List;

/** The passes of this dialect, as a service. */
public final class SpirvPasses implements PassProvider {
  /** For {@link java.util.ServiceLoader}. */
  public SpirvPasses() {}

  @Override
  public List<PassInfo> passes() {
    return List.of(SpirvCanonicalizeGLPass.INFO);
  }
}
