// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.scope;

import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.lex.Relocation;
import dev.ods.text.lex.TokenStream;
import java.util.Arrays;

/**
 * The values that are used before they are defined. Each has a placeholder, the result of a
 * detached conversion without operands, whose uses are replaced by the definition.
 *
 * <p>Placeholders live until the end of the text: an op that is being parsed may have one as an
 * operand when it is defined.
 */
public final class ForwardReferences {
  private final OpBuilder builder;

  /** The operation whose results are placeholders, as in MLIR: its results may have any type. */
  private static final String PLACEHOLDER = "builtin.unrealized_conversion_cast";

  private final IrReader reader;
  private final OperationState state;
  private final OperationName name;

  /** By number: the placeholder, the definition or 0, and the offset of the first use. */
  private long[] placeholders = new long[16];

  private long[] definitions = new long[16];
  private int[] locations = new int[16];
  private int count;
  private int pending;

  /**
   * @param builder a builder of the arena, without an insertion point
   */
  public ForwardReferences(OpBuilder builder, IrReader reader) {
    this.builder = builder;
    this.reader = reader;
    this.state = builder.newState();
    this.name = builder.context().operationName(PLACEHOLDER);
  }

  /** Creates a placeholder and returns its number. */
  int create(Type type, int location) {
    if (count == locations.length) {
      placeholders = Arrays.copyOf(placeholders, count * 2);
      definitions = Arrays.copyOf(definitions, count * 2);
      locations = Arrays.copyOf(locations, count * 2);
    }
    Operation op =
        builder.create(state.reset(name, UnknownLoc.get(builder.context())).addType(type));
    placeholders[count] = IrReader.ref(op.result(0));
    definitions[count] = 0;
    locations[count] = location;
    pending++;
    return count++;
  }

  /** The word of a placeholder. */
  long word(int number) {
    return placeholders[number];
  }

  /** Replaces the uses of a placeholder by its definition. */
  void resolve(int number, Value definition) {
    reader.value(placeholders[number]).replaceAllUsesWith(definition);
    definitions[number] = IrReader.ref(definition);
    pending--;
  }

  /** Reports the uses of names that were never defined; true if there are none. */
  public boolean checkAllDefined(TokenStream tokens) {
    if (pending == 0) {
      return true;
    }
    for (int location : undefined()) {
      tokens.errorAt(location, "use of undeclared SSA value name");
    }
    return false;
  }

  /** The offsets of the first uses of undefined names, in the order of the text. */
  private int[] undefined() {
    int[] offsets = new int[pending];
    int found = 0;
    for (int i = 0; i < count; i++) {
      if (definitions[i] == 0) {
        offsets[found++] = locations[i];
      }
    }
    Arrays.sort(offsets);
    return offsets;
  }

  /** Exchanges the offsets of the first uses of undefined names, whose order stays the same. */
  public void relocate(Relocation relocation) {
    int[] before = undefined();
    int[] after = new int[before.length];
    for (int i = 0; i < before.length; i++) {
      // An operand may be used more than once before it is defined, in different scopes.
      after[i] = i > 0 && before[i] == before[i - 1] ? after[i - 1] : relocation.keep(before[i]);
    }
    for (int i = 0; i < count; i++) {
      if (definitions[i] == 0) {
        locations[i] = after[Arrays.binarySearch(before, locations[i])];
      }
    }
  }

  /** Frees the placeholders' memory; all are defined. */
  public void release() {
    for (int i = 0; i < count; i++) {
      Value placeholder = reader.value(placeholders[i]);
      placeholder.replaceAllUsesWith(reader.value(definitions[i]));
      Operation op = placeholder.definingOp();
      if (op != null) {
        op.erase();
      }
    }
    count = 0;
  }
}
