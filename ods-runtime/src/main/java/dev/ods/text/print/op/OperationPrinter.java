// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print.op;

import dev.ods.hook.HookFailure;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.stack.DeepStack;
import dev.ods.text.OpAssembly;
import dev.ods.text.PrinterFlags;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.OutputException;
import dev.ods.text.form.CustomForms;
import dev.ods.text.form.OpText;
import dev.ods.text.name.ValueNames;
import dev.ods.text.print.UniquedPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Prints operations with their regions.
 *
 * <p>Regions of operations in generic form are on a stack of frames, not on the thread's, so that
 * they may nest to any depth. The custom form of an operation prints its regions itself, through
 * {@link CustomPrinter}; each of them is a loop over frames of its own, on a {@link DeepStack}.
 */
final class OperationPrinter {
  /** Beyond this size the buffer is flushed to the stream, between two operations. */
  private static final int FLUSH_SIZE = 1 << 16;

  private static final byte[] COMMA = AsmBuffer.ascii(", ");

  /** The context of an operation: a line of a block, the outermost one, a part of a custom form. */
  private enum Role {
    MEMBER,
    ROOT,
    INLINE
  }

  final AsmBuffer out;
  final IrReader ir;
  final PrinterFlags flags;
  final ValueNames names;
  final UniquedPrinter texts;
  private final @Nullable OutputStream stream;
  private final ValueComments comments;
  private final GenericForm generic;
  private final BlockHeaders headers;
  private final CustomPrinter custom;
  private final CustomForms forms;

  /** Prints the rest of the innermost region, which a form has begun. */
  private final Runnable openedRegion;

  /** The operation in generic form that was begun or continued last. */
  private int current;

  // The regions being printed, the innermost one last.
  private int depth;
  private int[] block = new int[16];
  private int[] next = new int[16];
  private int[] end = new int[16];
  private int[] owner = new int[16];
  private int[] regionIndex = new int[16];
  private Role[] role = new Role[16];
  private String[] dialect = new String[16];

  /**
   * A printer.
   *
   * @param stream the output; null to keep it in the buffer of {@code texts}
   */
  OperationPrinter(
      IrReader ir,
      PrinterFlags flags,
      ValueNames names,
      UniquedPrinter texts,
      @Nullable OutputStream stream) {
    this.ir = ir;
    this.flags = flags;
    this.names = names;
    this.texts = texts;
    this.out = texts.out();
    this.stream = stream;
    this.comments = new ValueComments(ir, names, out);
    this.generic = new GenericForm(ir, names, texts);
    this.headers = new BlockHeaders(ir, flags, names, texts);
    this.forms = new CustomForms(ir, texts.attributes().stack());
    this.custom = new CustomPrinter(this, ir);
    this.openedRegion = () -> finishTo(depth - 1);
  }

  /** Prints an operation with its results and its location, without a line feed at the end. */
  void printRoot(int op) {
    int base = depth;
    try {
      start(op, Role.ROOT, "builtin");
      finishTo(base);
    } catch (RuntimeException | Error e) {
      throw HookFailure.exception(e, ir.operation(current).location(), ir.name(current));
    }
  }

  // --- Regions, by frames.

  /** Prints what remains in the frames above {@code base}. */
  private void finishTo(int base) {
    while (depth > base) {
      step();
    }
  }

  private void step() {
    flushIfLong();
    int top = depth - 1;
    int op = next[top];
    if (op != end[top]) {
      next[top] = ir.next(op);
      start(op, Role.MEMBER, dialect[top]);
      return;
    }
    int following = ir.nextBlock(block[top]);
    if (following != 0) {
      openBlock(top, following, true, true);
      return;
    }
    closeRegion();
    int op0 = owner[top];
    if (op0 != 0) {
      continueRegions(op0, regionIndex[top] + 1, role[top]);
    }
  }

  private void openBlock(int frame, int opened, boolean header, boolean terminator) {
    // The operations are indented by one level more than the header.
    out.changeIndent(-1);
    if (header) {
      out.putIndent();
      headers.print(opened);
    }
    out.changeIndent(1);
    block[frame] = opened;
    next[frame] = ir.firstOp(opened);
    end[frame] = terminator ? 0 : terminatorOf(opened);
    if (flags.valueUsers()) {
      int arguments = ir.argumentCount(opened);
      for (int i = 0; i < arguments; i++) {
        out.putIndent();
        comments.argument(IrReader.argument(opened, i));
      }
    }
  }

  private int terminatorOf(int opened) {
    int last = ir.lastOp(opened);
    return last != 0 && OpText.of(ir.name(last)).terminator ? last : 0;
  }

  /** Prints the beginning of a region; false if it is complete, as it has no blocks. */
  private boolean openRegion(
      int region, boolean entryArguments, boolean terminators, boolean emptyBlock) {
    if (flags.skipRegions()) {
      out.put("{...}");
      return false;
    }
    out.put('{').put('\n');
    int entry = ir.firstBlock(region);
    if (entry == 0) {
      out.putIndent();
      out.put('}');
      return false;
    }
    if (depth == block.length) {
      grow();
    }
    int op = ir.ownerOfRegion(region);
    dialect[depth] = op == 0 ? "" : OpText.of(ir.name(op)).defaultDialect;
    boolean header =
        (emptyBlock && ir.firstOp(entry) == 0) || (entryArguments && ir.argumentCount(entry) > 0);
    out.changeIndent(1);
    openBlock(depth, entry, header, terminators);
    depth++;
    return true;
  }

  private void closeRegion() {
    depth--;
    out.changeIndent(-1);
    out.putIndent();
    out.put('}');
  }

  private void grow() {
    int length = depth * 2;
    block = Arrays.copyOf(block, length);
    next = Arrays.copyOf(next, length);
    end = Arrays.copyOf(end, length);
    owner = Arrays.copyOf(owner, length);
    regionIndex = Arrays.copyOf(regionIndex, length);
    role = Arrays.copyOf(role, length);
    dialect = Arrays.copyOf(dialect, length);
  }

  /** Prints a whole region, for a custom form. */
  void printRegion(int region, boolean entryArguments, boolean terminators, boolean emptyBlock) {
    int base = depth;
    if (openRegion(region, entryArguments, terminators, emptyBlock)) {
      owner[base] = 0;
      forms.nest(openedRegion);
    }
  }

  /** Continues with the regions of an operation in generic form, or with the part after them. */
  private void continueRegions(int op, int from, Role opRole) {
    int count = ir.regionCount(op);
    for (int i = from; i < count; i++) {
      if (i > 0) {
        out.put(COMMA);
      }
      if (openRegion(ir.region(op, i), true, true, true)) {
        owner[depth - 1] = op;
        regionIndex[depth - 1] = i;
        role[depth - 1] = opRole;
        return;
      }
    }
    out.put(')');
    finishGeneric(op, opRole);
  }

  // --- Operations.

  /**
   * Prints an operation, or its beginning if it has regions in generic form: then its frame is on
   * top.
   */
  private void start(int op, Role opRole, String defaultDialect) {
    current = op;
    OpText text = OpText.of(ir.name(op));
    if (opRole != Role.INLINE) {
      out.putIndent();
      generic.results(op);
    }
    OpAssembly assembly = text.assembly;
    boolean mayPrint = opRole == Role.INLINE ? forms.mayPrintInline() : forms.mayPrint(op);
    if (assembly == null || flags.generic() || !mayPrint) {
      startGeneric(op, text, true, opRole);
      return;
    }
    int indent = out.indent();
    text.printName(defaultDialect, out);
    forms.print(assembly, op, custom);
    out.setIndent(indent);
    finish(op, opRole);
  }

  private void startGeneric(int op, OpText text, boolean name, Role opRole) {
    generic.beforeRegions(op, text, name);
    if (ir.regionCount(op) == 0) {
      finishGeneric(op, opRole);
    } else {
      out.put(" (");
      continueRegions(op, 0, opRole);
    }
  }

  private void finishGeneric(int op, Role opRole) {
    current = op;
    generic.afterRegions(op);
    finish(op, opRole);
  }

  private void finish(int op, Role opRole) {
    if (opRole == Role.INLINE) {
      return;
    }
    if (flags.debugInfo()) {
      out.put(' ');
      texts.location(ir.location(op), true);
    }
    if (flags.valueUsers()) {
      comments.operation(op);
    }
    if (opRole == Role.MEMBER) {
      out.put('\n');
    }
  }

  // --- For custom forms.

  /** Prints an operation without results and location. */
  void printInline(int op) {
    printInline(() -> start(op, Role.INLINE, depth == 0 ? "builtin" : dialect[depth - 1]));
  }

  /** Prints an operation in generic form, without results and location. */
  void printGeneric(int op, boolean name) {
    printInline(() -> startGeneric(op, OpText.of(ir.name(op)), name, Role.INLINE));
  }

  private void printInline(Runnable start) {
    forms.nest(
        () -> {
          int base = depth;
          start.run();
          finishTo(base);
        });
  }

  /** Flushes a long text; at the beginning of a line, when nothing refers to the text before it. */
  void flushIfLong() {
    if (out.size() > FLUSH_SIZE) {
      flush();
    }
  }

  /** Flushes the buffer to the stream, if there is one. */
  void flush() {
    if (stream == null) {
      return;
    }
    try {
      out.writeTo(stream);
    } catch (IOException e) {
      throw new OutputException(e);
    }
    out.clear();
  }
}
