// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import java.util.List;

/**
 * {@code <name>(arguments)}, which follows {@code custom}.
 *
 * @param name what the names of the methods end with
 */
record CustomParts<E extends FormatElement>(String name, List<E> arguments) {
  CustomParts {
    arguments = List.copyOf(arguments);
  }
}
