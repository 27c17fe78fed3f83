// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Layout;
import dev.ods.ir.storage.OperationFields;
import dev.ods.ir.storage.OperationFields.Kind;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.ValueWord;
import java.util.Locale;

/**
 * Shows an operation's bytes with the names of the fields, for debugging packed IR: the properties,
 * the header, the trailing objects, and where the decoder finds the regions (Operation Layout,
 * "Fixed Header" and "TrailingObjects Decoder").
 *
 * <p>References are written {@code @n}, n counting units of 8 bytes from the arena's start. Fields
 * in a slab of their own, not after the header, are marked with {@code ~}.
 */
public final class OperationDump {
  /** The maximum number of operands, results and so on to show. */
  private static final int LIMIT = 64;

  private final IrArena arena;
  private final int op;
  private final StringBuilder text = new StringBuilder();

  private OperationDump(Operation operation) {
    this.arena = operation.arena();
    this.op = operation.ref();
  }

  /**
   * The dump of an operation, one line for each field.
   *
   * @throws IllegalStateException if the operation was erased
   */
  public static String of(Operation operation) {
    OperationDump dump = new OperationDump(operation);
    dump.writeTitle(operation.name());
    OpModel model = operation.name().model();
    PropertySlots slots = model == null ? null : model.slots();
    OperationFields.read(
        dump.arena,
        dump.op,
        LIMIT,
        slot -> slots == null || slots.holdsAttribute(slot),
        dump.new Writer());
    dump.writeDecoder();
    return dump.text.toString();
  }

  private void writeTitle(OperationName name) {
    int bytes = Ops.units(arena, op) * Layout.UNIT_BYTES;
    text.append('"').append(name.value()).append("\" ").append(reference(op));
    text.append(", ").append(bytes).append(" bytes\n");
  }

  private void writeDecoder() {
    int operandWord = arena.getInt(op, Layout.NUM_OPERANDS);
    int resultWord = arena.getInt(op, Layout.PACKED_RESULTS);
    long decoded = Layout.trailingStorage(operandWord, resultWord);
    long regions = (arena.getInt(op, Layout.REGIONS) - op) * (long) Layout.UNIT_BYTES;
    text.append("decoder: ");
    if (decoded == 0) {
      text.append("0, degenerate without results");
    } else {
      text.append(hex(decoded));
      text.append(decoded == regions ? ", where the regions are" : ", operands out of line");
    }
    text.append("; regions at ").append(hex(regions)).append('\n');
  }

  private static String hex(long offset) {
    return String.format(Locale.ROOT, "%c0x%02X", offset < 0 ? '-' : '+', Math.abs(offset));
  }

  private static String reference(long ref) {
    return ref == 0 ? "none" : "@" + ref;
  }

  private String show(Kind kind, long value) {
    return switch (kind) {
      case NUMBER -> Long.toString(value);
      case BITS -> "0x" + Long.toHexString(value);
      case REFERENCE -> reference(value);
      case VALUE -> value(value);
      case TYPE -> value == 0 ? "none" : value + "  " + arena.type((int) value);
      case ATTRIBUTE ->
          value == 0 ? "none" : value + "  " + arena.context().attributes().get((int) value);
      case NAME -> value + "  " + arena.context().operationName((int) value);
      case LOCATION ->
          "0x" + Long.toHexString(value) + "  " + LocationCodec.unpack(arena.context(), value);
    };
  }

  private static String value(long word) {
    if (word == 0) {
      return "none";
    }
    String kind = ValueWord.isArgument(word) ? "argument #" : "result #";
    long owner = Integer.toUnsignedLong(ValueWord.owner(word));
    return kind + ValueWord.index(word) + " of " + reference(owner);
  }

  /** Writes the fields as they come. */
  private final class Writer implements OperationFields.Sink {
    private boolean outside;

    @Override
    public void object(String title, boolean lyingOutside) {
      outside = lyingOutside;
      text.append(title).append('\n');
    }

    @Override
    public void field(int offset, String name, Kind kind, long value) {
      text.append(outside ? " ~" : "  ");
      text.append(String.format(Locale.ROOT, "%-6s %-21s", hex(offset), name));
      text.append(show(kind, value)).append('\n');
    }

    @Override
    public void leftOut(String what, int count) {
      text.append(count).append(" more ").append(what).append('\n');
    }
  }
}
