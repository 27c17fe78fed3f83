// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.buffer.AsmBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Prints a type or an attribute together with what is nested in it, to any depth: the symbols that
 * are not finished are on a stack.
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

  NestedPrinter(
      AsmBuffer out,
      AsmAliases aliases,
      TypePrinter types,
      AttributeBodyPrinter attributes,
      LocationPrinter locations) {
    this.out = out;
    this.aliases = aliases;
    this.types = types;
    this.attributes = attributes;
    this.locations = locations;
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
    while (true) {
      Uniqued nested = proceed(symbol);
      if (nested != null && nextStep != NO_STEP) {
        push(symbol);
      }
      if (nested != null && (nestedForm == Form.LOCATION_BODY || !putAlias(nested))) {
        symbol = nested;
        form = nestedForm;
        step = 0;
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

  private @Nullable Uniqued proceed(Uniqued symbol) {
    if (symbol instanceof Type type) {
      return types.visit(type);
    }
    return form == Form.LOCATION || form == Form.LOCATION_BODY
        ? ((Location) symbol).accept(locations)
        : attributes.visit((Attribute) symbol);
  }

  private boolean putAlias(Uniqued symbol) {
    byte[] alias =
        symbol instanceof Type type ? aliases.alias(type) : aliases.alias((Attribute) symbol);
    if (alias == null) {
      return false;
    }
    out.put(alias);
    return true;
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
