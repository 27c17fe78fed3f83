// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.DistinctAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.GraphType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TupleType;
import dev.ods.ir.Attribute;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.stack.DeepStack;
import dev.ods.stack.Nesting;
import dev.ods.text.NestingException;
import dev.ods.text.buffer.AsmBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Prints a type or an attribute together with what is nested in it: the symbols that are not
 * finished are on a stack. Those that the code of a dialect prints are on a {@link DeepStack} too.
 *
 * <p>How a symbol of a kind is written is up to three visitors, {@link TypePrinter}, {@link
 * AttributeBodyPrinter} and {@link LocationPrinter}. A visitor writes a symbol in steps, each of
 * them up to the next nested type or attribute, which it returns by {@link #nest} or {@link
 * #finishWith}; when that is written, the visitor is called again. It returns null when the symbol
 * is finished.
 */
final class NestedPrinter {
  /** How a symbol is written. */
  enum Form {
    /** An attribute with its type; a type. */
    FULL,
    /** An attribute without the type that a parser assumes, such as {@code i64}. */
    ELIDING,
    /** An attribute without its type. */
    UNTYPED,
    /** A location without {@code loc(…)}. */
    LOCATION,
    /** A location without {@code loc(…)}, and not by an alias for all of it. */
    LOCATION_BODY
  }

  private final AsmBuffer out;
  private final AsmAliases aliases;
  private final TypePrinter types;
  private final AttributeBodyPrinter attributes;
  private final LocationPrinter locations;

  /** The symbols that dialects are printing. */
  private final Nesting dialects;

  /** How many symbols may contain a symbol. */
  private final int maxDepth;

  // The symbols that contain the current one, the innermost last, and how to go on with each.
  private Uniqued[] outer = new Uniqued[16];
  private Form[] forms = new Form[16];
  private int[] steps = new int[16];
  private int depth;

  // The current symbol.
  private Form form = Form.FULL;
  private int step;

  // What the visitor has requested for the nested symbol that it returns.
  private Form nestedForm = Form.FULL;
  private int nextStep;

  /** In place of the next step of a symbol: there is nothing behind its last nested symbol. */
  private static final int NO_STEP = -1;

  /**
   * A printer.
   *
   * @param stack for the code of dialects
   * @param parseable whether to refuse to print what nests too deep to be parsed
   */
  NestedPrinter(
      AsmBuffer out,
      AsmAliases aliases,
      TypePrinter types,
      AttributeBodyPrinter attributes,
      LocationPrinter locations,
      DeepStack stack,
      boolean parseable) {
    this.out = out;
    this.aliases = aliases;
    this.types = types;
    this.attributes = attributes;
    this.locations = locations;
    this.dialects = new Nesting(stack);
    this.maxDepth = parseable ? Nesting.MAX_LEVELS : Integer.MAX_VALUE;
  }

  /** Prints a symbol, by its alias if it has one. */
  void print(Uniqued symbol, Form as) {
    if (!putAlias(symbol)) {
      printBody(symbol, as);
    }
  }

  /** Prints a symbol out; only what is nested in it may be written by alias. */
  void printBody(Uniqued root, Form as) {
    int base = depth;
    Uniqued symbol = root;
    form = as;
    step = 0;
    checkDepth(root);
    while (true) {
      Uniqued nested = proceed(symbol);
      if (nested != null && nextStep != NO_STEP) {
        push(symbol);
      }
      if (nested != null && (nestedForm == Form.LOCATION_BODY || !putAlias(nested))) {
        symbol = nested;
        form = nestedForm;
        step = 0;
        checkDepth(symbol);
      } else if (depth == base) {
        return;
      } else {
        depth--;
        symbol = outer[depth];
        form = forms[depth];
        step = steps[depth];
      }
    }
  }

  /** Checks the depth of the current symbol. */
  private void checkDepth(Uniqued symbol) {
    if (depth >= maxDepth && isLevel(symbol)) {
      throw new NestingException(maxDepth);
    }
  }

  /** Whether the parser counts the current symbol: not if no other can be within it. */
  private boolean isLevel(Uniqued symbol) {
    return symbol instanceof FunctionType
        || symbol instanceof GraphType
        || symbol instanceof TupleType
        || symbol instanceof ComplexType
        || symbol instanceof ShapedType
        || symbol instanceof ArrayAttr
        || symbol instanceof DictionaryAttr
        || symbol instanceof DistinctAttr
        || (symbol instanceof Location && !(symbol instanceof DialectLoc));
  }

  /**
   * Has a dialect print a symbol, and those in it by {@link #print}.
   *
   * @param writer what calls the dialect
   */
  void printDialect(Uniqued symbol, Runnable writer) {
    if (dialects.isFull() || depth >= maxDepth) {
      throw new NestingException(Nesting.MAX_LEVELS);
    }
    int base = depth;
    push(symbol);
    try {
      dialects.run(writer);
    } finally {
      depth = base;
    }
  }

  private @Nullable Uniqued proceed(Uniqued symbol) {
    if (symbol instanceof Type type) {
      return types.visit(type);
    }
    return form == Form.LOCATION || form == Form.LOCATION_BODY
        ? ((Location) symbol).accept(locations)
        : attributes.visit((Attribute) symbol);
  }

  private boolean putAlias(Uniqued symbol) {
    return symbol instanceof Type type
        ? aliases.put(type, out)
        : aliases.put((Attribute) symbol, out);
  }

  private void push(Uniqued symbol) {
    if (depth == outer.length) {
      outer = Arrays.copyOf(outer, depth * 2);
      forms = Arrays.copyOf(forms, depth * 2);
      steps = Arrays.copyOf(steps, depth * 2);
    }
    outer[depth] = symbol;
    forms[depth] = form;
    steps[depth] = nextStep;
    depth++;
  }

  // --- For the visitors.

  /** How the current symbol is written. */
  Form form() {
    return form;
  }

  /** The step of the current symbol: 0, then what {@link #nest} was given. */
  int step() {
    return step;
  }

  /** Ends a step with a nested symbol. */
  Uniqued nest(Uniqued nested, Form as, int next) {
    nestedForm = as;
    nextStep = next;
    return nested;
  }

  /** Ends a step with a nested type, or an attribute with its type. */
  Uniqued nest(Uniqued nested, int next) {
    return nest(nested, Form.FULL, next);
  }

  /** Ends the last step with a nested symbol. */
  Uniqued finishWith(Uniqued nested, Form as) {
    return nest(nested, as, NO_STEP);
  }
}
