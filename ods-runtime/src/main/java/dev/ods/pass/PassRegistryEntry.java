// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.List;

/** What pipelines can name: a pass, or a pass pipeline, which stands for several. */
public sealed interface PassRegistryEntry permits PassInfo, PassPipelineInfo {
  /** Its name in pipelines and on command lines. */
  String argument();

  /** One line on what it does. */
  String summary();

  /** Its options, for the help. */
  List<PassOption> options();
}
