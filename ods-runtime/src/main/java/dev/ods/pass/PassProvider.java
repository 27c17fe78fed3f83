// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.List;

/**
 * A service that tells tools which passes and pass pipelines there are; found by {@link
 * java.util.ServiceLoader}.
 */
public interface PassProvider {
  /** The passes. */
  List<PassInfo> passes();

  /** The pass pipelines; none by default. */
  default List<PassPipelineInfo> pipelines() {
    return List.of();
  }
}
