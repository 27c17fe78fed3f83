// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of the arguments of a block, or of the inputs of a function (MLIR's {@code
 * TypeConverter::SignatureConversion}): each becomes some of the new ones, or other values, or is
 * dropped, and others may be added.
 */
public final class SignatureConversion {
  private final List<@Nullable Input> inputs;
  private final List<Type> convertedTypes = new ArrayList<>();

  /**
   * What replaces an argument.
   *
   * @param first the index of the first of the new arguments that do
   * @param count how many do; 0 if values do
   * @param values what replaces it if no new argument does; otherwise empty
   */
  record Input(int first, int count, List<Value> values) {}

  /**
   * A conversion in which all arguments are dropped, until it is said otherwise.
   *
   * @param originalCount the number of arguments
   */
  public SignatureConversion(int originalCount) {
    inputs = new ArrayList<>(Collections.nCopies(originalCount, null));
  }

  /** The types of the new arguments. */
  public List<Type> convertedTypes() {
    return Collections.unmodifiableList(convertedTypes);
  }

  /** Appends new arguments that replace an original one; none if that is dropped. */
  public SignatureConversion addInputs(int original, List<? extends Type> types) {
    if (!types.isEmpty()) {
      remapInput(original, convertedTypes.size(), types.size());
    }
    convertedTypes.addAll(types);
    return this;
  }

  /** Appends new arguments that replace none. */
  public SignatureConversion addInputs(List<? extends Type> types) {
    convertedTypes.addAll(types);
    return this;
  }

  /**
   * Lets new arguments replace an original one.
   *
   * @param first the index of the first of them
   * @param count how many; at least 1
   * @throws IllegalArgumentException if the count is less
   * @throws IllegalStateException if something replaces it already
   */
  public SignatureConversion remapInput(int original, int first, int count) {
    if (first < 0 || count < 1) {
      throw new IllegalArgumentException(
          "arguments "
              + first
              + " to "
              + (first + count)
              + ": an argument that is dropped has none");
    }
    set(original, new Input(first, count, List.of()));
    return this;
  }

  /**
   * Lets values replace an original argument, which has no new one; it is dropped if there are
   * none.
   *
   * @throws IllegalStateException if something replaces it already
   */
  public SignatureConversion remapInput(int original, List<Value> values) {
    if (!values.isEmpty()) {
      set(original, new Input(0, 0, List.copyOf(values)));
    }
    return this;
  }

  private void set(int original, Input input) {
    if (inputs.get(original) != null) {
      throw new IllegalStateException(
          "argument #" + original + " has a replacement: give each argument one");
    }
    inputs.set(original, input);
  }

  /** Checks that all new arguments to which it refers were added. */
  void requireComplete() {
    for (Input input : inputs) {
      if (input != null && input.first + input.count > convertedTypes.size()) {
        throw new IllegalArgumentException(
            "there are "
                + convertedTypes.size()
                + " new arguments, not "
                + (input.first + input.count));
      }
    }
  }

  int originalCount() {
    return inputs.size();
  }

  /** What replaces an argument; null if it is dropped. */
  @Nullable Input input(int original) {
    return inputs.get(original);
  }

  /** Where the new arguments of a block come from: unknown of those that replace none. */
  List<Location> locations(Block block) {
    Location unknown = UnknownLoc.get(block.context());
    List<Location> locations = new ArrayList<>(Collections.nCopies(convertedTypes.size(), unknown));
    for (int i = 0; i < block.argumentCount(); i++) {
      Input input = inputs.get(i);
      for (int j = 0; input != null && j < input.count; j++) {
        locations.set(input.first + j, block.argument(i).location());
      }
    }
    return locations;
  }
}
