// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.nio.file.Path;

/**
 * One module of dialects; a module may use those listed before it.
 *
 * @param name its name
 * @param root its directory
 */
record ModuleSpec(String name, Path root) {
  Path sources() {
    return root.resolve("src/main/java");
  }

  Path resources() {
    return root.resolve("src/main/resources");
  }
}
