// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.stack.DeepStack;
import dev.ods.text.AsmPrinter;
import dev.ods.text.CyclicScope;
import dev.ods.text.DialectAssembly;
import dev.ods.text.PrinterFlags;
import dev.ods.text.SymbolAssembly;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import dev.ods.text.form.CyclicTypes;
import dev.ods.text.form.DialectAssemblies;
import dev.ods.text.print.NestedPrinter.Form;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Prints attributes and types. One printer serves one output: it numbers the distinct attributes
 * and remembers the resources that were referenced.
 *
 * <p>Attributes and types may be nested to any depth in texts for people. Where the text is to be
 * parsed again, those that nest too deep for that are refused by a {@link
 * dev.ods.text.NestingException}.
 */
public final class AttributePrinter {
  private final DeepStack stack = new DeepStack();
  private final AsmBuffer out;
  private final AsmAliases aliases;
  private final NestedPrinter nested;
  private final BufferedAffinePrinter affine;
  private final ElementsPrinter elements;
  private final LocationPrinter locations;
  private final SymbolPrinter symbols;
  private final CyclicTypes cyclicTypes = new CyclicTypes();
  private final Map<String, Set<String>> resources = new HashMap<>();

  /**
   * A printer.
   *
   * @param parseable whether the text is to be parsed again
   */
  public AttributePrinter(
      AsmBuffer out, PrinterFlags flags, AsmAliases aliases, boolean parseable) {
    this.out = out;
    this.aliases = aliases;
    this.affine = new BufferedAffinePrinter(out);
    this.elements = new ElementsPrinter(out, flags);
    this.symbols = new SymbolPrinter(out, this);
    this.locations = new LocationPrinter(out, aliases, flags.prettyDebugInfo(), this);
    this.nested =
        new NestedPrinter(
            out,
            aliases,
            new TypePrinter(out, this),
            new AttributeBodyPrinter(out, this, elements),
            locations,
            stack,
            parseable);
  }

  /** What dialects print on. */
  public DeepStack stack() {
    return stack;
  }

  /** Whether what is printed is part of a type that may refer back to itself. */
  boolean isWithinType() {
    return !cyclicTypes.isEmpty();
  }

  /** Starts printing what a type contains; null if that of this type is being printed. */
  public @Nullable CyclicScope tryStartCyclic(Type type) {
    return cyclicTypes.tryOpen(type);
  }

  /** What writes types, attributes and locations with what is nested in them. */
  NestedPrinter nested() {
    return nested;
  }

  /** The printer of locations to the same output. */
  LocationPrinter locations() {
    return locations;
  }

  /**
   * The keys of the resources that were referenced so far, in the order of their first occurrence,
   * by the namespaces of their dialects.
   */
  public Map<String, Set<String>> resources() {
    return resources;
  }

  /** Prints the key of a resource, and remembers the reference. */
  void printResource(String namespace, String key) {
    resources.computeIfAbsent(namespace, any -> new LinkedHashSet<>()).add(key);
    Names.putKeywordOrString(key, out);
  }

  /** Prints the alias of a type; false if it has none. */
  public boolean printAlias(Type type) {
    return aliases.put(type, out);
  }

  /** Prints the alias of an attribute; false if it has none. */
  public boolean printAlias(Attribute attribute) {
    return aliases.put(attribute, out);
  }

  /** Prints a type, by its alias if it has one. */
  public void printType(Type type) {
    nested.print(type, Form.FULL);
  }

  /** Prints a type in full; only nested types and attributes may be aliases. */
  public void printTypeBody(Type type) {
    nested.printBody(type, Form.FULL);
  }

  /** Prints an attribute, by its alias if it has one, otherwise with its type. */
  public void printAttribute(Attribute attribute) {
    nested.print(attribute, Form.FULL);
  }

  /** {@link #printAttribute} without its type. */
  void printAttributeWithoutType(Attribute attribute) {
    nested.print(attribute, Form.UNTYPED);
  }

  /** Prints an attribute in full; only nested types and attributes may be aliases. */
  public void printAttributeBody(Attribute attribute) {
    nested.printBody(attribute, Form.FULL);
  }

  /** Prints a map without the keyword and the angle brackets. */
  public void printAffineMap(AffineMap map) {
    affine.print(map);
  }

  /** Prints an expression with other names for its dimensions and symbols. */
  public void printAffineExpr(AffineExpr expr, AffineNames names) {
    affine.print(expr, names);
  }

  /** Prints a set without keyword and angle brackets. */
  public void printIntegerSet(IntegerSet set) {
    affine.print(set);
  }

  /** Prints a type that a dialect declares a class for. */
  void printDialectType(Type type) {
    symbols.write(type);
  }

  /** Prints an attribute that a dialect declares a class for. */
  void printDialectAttribute(Attribute attribute) {
    symbols.write(attribute);
  }

  /**
   * Prints an attribute as formats do, if that differs from the default; returns whether it was
   * printed.
   */
  public boolean printStripped(Attribute attribute, AsmPrinter printer) {
    boolean array = attribute instanceof DenseArrayAttr;
    if (!(array || attribute instanceof SymbolAssembly) || aliases.has(attribute)) {
      return false;
    }
    int from = out.size();
    if (array) {
      out.put('[');
      elements.print((DenseArrayAttr) attribute);
      out.put(']');
    } else {
      nested.printDialect(attribute, () -> ((SymbolAssembly) attribute).print(printer));
    }
    return out.size() > from;
  }

  /** {@link #printStripped(Attribute, AsmPrinter)} of a type. */
  public boolean printStripped(Type type, AsmPrinter printer) {
    if (!(type instanceof SymbolAssembly assembly) || aliases.has(type)) {
      return false;
    }
    int from = out.size();
    nested.printDialect(type, () -> assembly.print(printer));
    return out.size() > from;
  }

  /** Prints a type without the name of its dialect; returns whether it has such a form. */
  public boolean printWithoutDialect(Type type) {
    DialectAssembly assembly = DialectAssemblies.ofDeclared(type);
    if (assembly == null) {
      return false;
    }
    symbols.writeBody(type, assembly);
    return true;
  }
}
