// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import java.util.List;

/**
 * The parent of the operation must be one of the given operations. The model of the operation
 * implements this interface.
 */
public interface HasParentTrait extends StructuralTrait {
  /** The names of the operations that may be the parent. */
  List<String> parentNames();
}
