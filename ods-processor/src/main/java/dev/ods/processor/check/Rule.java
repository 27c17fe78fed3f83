// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.OpSpec;

/** One family of rules about an op. */
interface Rule {
  /** Reports all violations of this family's rules by {@code op}. */
  void check(OpSpec op, Problems problems);
}
