// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import java.util.List;

/**
 * The operation must be nested, at any depth, in one of the given operations. The model of the
 * operation implements this interface.
 */
public interface HasAncestorTrait extends StructuralTrait {
  /** The names of the operations one of which must be an ancestor. */
  List<String> ancestorNames();
}
