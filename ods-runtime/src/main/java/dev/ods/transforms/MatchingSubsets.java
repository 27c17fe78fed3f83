// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.subset.SubsetExtractionOpInterface;
import dev.ods.subset.SubsetInsertionOpInterface;
import dev.ods.subset.SubsetOpInterface;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Operations on parts of one tensor: those that extract and insert the same part are paired (MLIR's
 * class of the same name). As only insertions into the tensor are followed, all containers are
 * versions of it.
 */
final class MatchingSubsets {
  private final List<Pair> pairs = new ArrayList<>();
  private final List<SubsetOpInterface> all = new ArrayList<>();

  /** An extraction and an insertion of the same part, of which one may be missing. */
  record Pair(
      @Nullable SubsetExtractionOpInterface extraction,
      @Nullable SubsetInsertionOpInterface insertion) {}

  /**
   * Adds an operation.
   *
   * @param isHoistable whether it may be in a pair
   */
  void add(SubsetOpInterface op, boolean isHoistable) {
    all.add(op);
    if (isHoistable && op instanceof SubsetExtractionOpInterface extraction) {
      addExtraction(extraction);
    } else if (isHoistable && op instanceof SubsetInsertionOpInterface insertion) {
      addInsertion(insertion);
    }
  }

  private void addExtraction(SubsetExtractionOpInterface extraction) {
    for (int i = 0; i < pairs.size(); i++) {
      SubsetInsertionOpInterface insertion = pairs.get(i).insertion;
      if (insertion != null && insertion.operatesOnEquivalentSubset(extraction, (a, b) -> true)) {
        pairs.set(i, new Pair(extraction, insertion));
        return;
      }
    }
    pairs.add(new Pair(extraction, null));
  }

  private void addInsertion(SubsetInsertionOpInterface insertion) {
    for (int i = 0; i < pairs.size(); i++) {
      SubsetExtractionOpInterface extraction = pairs.get(i).extraction;
      if (extraction != null && extraction.operatesOnEquivalentSubset(insertion, (a, b) -> true)) {
        pairs.set(i, new Pair(extraction, insertion));
        return;
      }
    }
    pairs.add(new Pair(null, insertion));
  }

  /** The complete pairs, of one type, whose part no other operation accesses. */
  List<Pair> hoistable() {
    return pairs.stream().filter(this::isHoistable).toList();
  }

  private boolean isHoistable(Pair pair) {
    SubsetExtractionOpInterface extraction = pair.extraction;
    SubsetInsertionOpInterface insertion = pair.insertion;
    return extraction != null
        && insertion != null
        && extraction.operation().resultType(0) == insertion.sourceOperand().get().type()
        && all.stream()
            .allMatch(
                other ->
                    isSame(other, extraction)
                        || isSame(other, insertion)
                        || (other.operatesOnDisjointSubset(extraction, (a, b) -> true)
                            && other.operatesOnDisjointSubset(insertion, (a, b) -> true)));
  }

  private static boolean isSame(SubsetOpInterface a, SubsetOpInterface b) {
    return a.operation().equals(b.operation());
  }
}
