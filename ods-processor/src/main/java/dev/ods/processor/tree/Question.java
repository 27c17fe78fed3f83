// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.AttributeSpec;
import java.util.List;
import java.util.Objects;

/** What a tree asks about the operations around a root; the cheapest questions come first. */
public sealed interface Question {
  /** The operations whose kinds have to be known before. */
  List<Place> about();

  /** Which kind of operation is there; other answers than a kind are of no interest. */
  record Kind(Place place) implements Question {
    @Override
    public List<Place> about() {
      return List.of(Objects.requireNonNull(place.user()));
    }
  }

  /** Whether what is there defines a constant. */
  record Constant(Place place) implements Question {
    @Override
    public List<Place> about() {
      return List.of(Objects.requireNonNull(place.user()));
    }
  }

  /**
   * Which value an attribute has.
   *
   * @param mnemonic the name of the operation in its dialect
   * @param slot the index of the attribute among those of its operation
   */
  record Value(Place place, String mnemonic, int slot, AttributeSpec attribute)
      implements Question {
    @Override
    public List<Place> about() {
      return List.of(place);
    }
  }

  /** Whether two operands are one value. */
  record Same(Place place, int operand, Place otherPlace, int otherOperand) implements Question {
    @Override
    public List<Place> about() {
      return List.of(place, otherPlace);
    }
  }

  /** Whether an operand, or the only result if that is negative, has one use. */
  record OneUse(Place place, int operand) implements Question {
    @Override
    public List<Place> about() {
      return List.of(place);
    }
  }

  /** Whether the type of an operand satisfies a constraint. */
  record OfType(Place place, int operand, ClassName constraint) implements Question {
    @Override
    public List<Place> about() {
      return List.of(place);
    }
  }

  /** Its turn among those that equally many patterns ask. */
  default int cost() {
    if (this instanceof Kind) {
      return 0;
    } else if (this instanceof Value || this instanceof Same) {
      return 1;
    }
    return this instanceof OfType ? 3 : 2;
  }
}
