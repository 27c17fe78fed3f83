// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.pass.PassInfo;
import dev.ods.pass.PassProvider;
import java.util.List;

/** The passes of this package, as a service. */
public final class ConversionPasses implements PassProvider {
  /** For {@link java.util.ServiceLoader}. */
  public ConversionPasses() {}

  @Override
  public List<PassInfo> passes() {
    return List.of(ConvertScfToCfPass.INFO, LowerAffinePass.INFO);
  }
}
