// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.Trait;
import dev.ods.rewrite.Folder;
import dev.ods.rewrite.Rewriter;
import dev.ods.rewrite.SelfCanonicalizing;
import dev.ods.trait.Commutative;
import dev.ods.trait.Pure;

/** An operation on two indices that is associative and commutative. */
@Trait({Commutative.class, Pure.class})
interface AssociativeOp extends BinaryOp, SelfCanonicalizing {
  /** Merges constants as the operation folds them. */
  @Override
  default boolean canonicalize(Rewriter rewriter) {
    return operation().name().model() instanceof Folder.Model model
        && model.folder() instanceof IndexFold fold
        && fold.mergeConstants(operation(), rewriter);
  }
}
