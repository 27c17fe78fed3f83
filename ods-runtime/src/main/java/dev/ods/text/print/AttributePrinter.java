// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.builtin.DenseResourceElementsAttr;
import dev.ods.builtin.DialectElementsAttr;
import dev.ods.builtin.DistinctAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerSetAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.OpaqueAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.SparseElementsAttr;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.floating.FloatText;
import dev.ods.ir.Attribute;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Type;
import dev.ods.text.AsmPrinter;
import dev.ods.text.PrinterFlags;
import dev.ods.text.SymbolAssembly;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Writes attributes and types. One printer serves one output: it numbers the distinct attributes
 * and remembers the resources that it has met.
 *
 * <p>Nested attributes nest on the thread's stack; they are as deep as the parser's limit allows.
 */
public final class AttributePrinter {
  /** What becomes of the type behind an attribute. */
  private enum TypeElision {
    /** It is written. */
    NEVER,
    /** It is left out where it is the one that a reader assumes. */
    MAY,
    /** It is left out. */
    MUST
  }

  private final AsmBuffer out;
  private final AsmAliases aliases;
  private final TypePrinter types;
  private final AffinePrinter affine;
  private final ElementsPrinter elements;
  private final LocationPrinter locations;
  private final SymbolPrinter symbols;
  private final IdentityHashMap<DistinctAttr, Integer> distinct = new IdentityHashMap<>();
  private final Map<String, Set<String>> resources = new HashMap<>();

  public AttributePrinter(AsmBuffer out, PrinterFlags flags, AsmAliases aliases) {
    this.out = out;
    this.aliases = aliases;
    this.types = new TypePrinter(out, aliases, this);
    this.affine = new AffinePrinter(out);
    this.elements = new ElementsPrinter(out, flags);
    this.symbols = new SymbolPrinter(out, this);
    this.locations =
        new LocationPrinter(out, aliases, flags.prettyDebugInfo(), this::printAttribute);
  }

  /** What writes locations to the same output. */
  LocationPrinter locations() {
    return locations;
  }

  /**
   * The keys of the resources that were referred to so far, in the order of the first time, by the
   * namespaces of their dialects.
   */
  public Map<String, Set<String>> resources() {
    return resources;
  }

  /** Writes the key of a resource, and remembers that it was referred to. */
  void printResource(String namespace, String key) {
    resources.computeIfAbsent(namespace, any -> new LinkedHashSet<>()).add(key);
    Names.putKeywordOrString(key, out);
  }

  /** Writes a type, by its alias if it has one. */
  public void printType(Type type) {
    types.print(type);
  }

  /** Writes a type out; only types and attributes in it may be aliases. */
  public void printTypeBody(Type type) {
    types.printBody(type);
  }

  /** Writes an attribute, by its alias if it has one, otherwise with its type. */
  public void printAttribute(Attribute attribute) {
    print(attribute, TypeElision.NEVER);
  }

  /** {@link #printAttribute} without a type that a reader assumes, such as {@code i64}. */
  void printEliding(Attribute attribute) {
    print(attribute, TypeElision.MAY);
  }

  /** {@link #printAttribute} without its type. */
  void printAttributeWithoutType(Attribute attribute) {
    print(attribute, TypeElision.MUST);
  }

  /** Writes an attribute out; only types and attributes in it may be aliases. */
  public void printAttributeBody(Attribute attribute) {
    printBody(attribute, TypeElision.NEVER);
  }

  private void print(Attribute attribute, TypeElision elision) {
    byte[] alias = aliases.alias(attribute);
    if (alias != null) {
      out.put(alias);
    } else {
      printBody(attribute, elision);
    }
  }

  private void printBody(Attribute attribute, TypeElision elision) {
    if (printValue(attribute, elision) && elision != TypeElision.MUST) {
      Type type = attribute.type();
      if (type != null && !(type instanceof NoneType)) {
        out.put(" : ");
        types.print(type);
      }
    }
  }

  /** Writes all but the type; returns whether the type, if there is one, is still to be written. */
  private boolean printValue(Attribute attribute, TypeElision elision) {
    if (attribute instanceof IntegerAttr number) {
      return printInteger(number, elision);
    } else if (attribute instanceof FloatAttr number) {
      return printFloat(number, elision);
    } else if (attribute instanceof StringAttr text) {
      printQuoted(text);
    } else if (attribute instanceof ArrayAttr array) {
      printArray(array);
    } else if (attribute instanceof DictionaryAttr dictionary) {
      printDictionary(dictionary);
    } else if (attribute instanceof TypeAttr type) {
      types.print(type.value());
    } else if (attribute instanceof SymbolRefAttr reference) {
      printSymbol(reference);
    } else if (attribute instanceof UnitAttr) {
      out.put("unit");
    } else if (attribute instanceof DenseArrayAttr array) {
      printDenseArray(array);
    } else if (attribute instanceof OpaqueAttr opaque) {
      DialectSymbols.put('#', opaque.dialectNamespace(), opaque.data(), out);
    } else {
      printUncommon(attribute);
    }
    return true;
  }

  /** Writes a map without keyword and angle brackets. */
  public void printAffineMap(AffineMap map) {
    affine.print(map);
  }

  private void printUncommon(Attribute attribute) {
    if (attribute instanceof DenseElementsAttr dense) {
      printDense(dense);
    } else if (attribute instanceof AffineMapAttr map) {
      out.put("affine_map<");
      affine.print(map.value());
      out.put('>');
    } else if (attribute instanceof IntegerSetAttr set) {
      out.put("affine_set<");
      affine.print(set.value());
      out.put('>');
    } else if (attribute instanceof Location location && !(location instanceof DialectLoc)) {
      locations.print(location, false);
    } else if (attribute instanceof SparseElementsAttr sparse) {
      printSparse(sparse);
    } else if (attribute instanceof DenseResourceElementsAttr resource) {
      out.put("dense_resource<");
      printResource(resource.dialectNamespace(), resource.key());
      out.put('>');
    } else if (attribute instanceof StridedLayoutAttr layout) {
      printStrided(layout);
    } else if (attribute instanceof DistinctAttr one) {
      printDistinct(one);
    } else if (attribute instanceof DialectElementsAttr kept) {
      out.put(kept.literal());
    } else {
      symbols.write(attribute);
    }
  }

  private boolean printInteger(IntegerAttr number, TypeElision elision) {
    if (number.isBool()) {
      out.put(number.isZero() ? "false" : "true");
      return false;
    }
    boolean unsigned = number.type() instanceof IntegerType integer && integer.isUnsigned();
    if (number.width() > Long.SIZE || unsigned) {
      out.put(number.bigValue().toString());
    } else {
      out.putDecimal(number.bits());
    }
    return elision != TypeElision.MAY
        || !(number.type() instanceof IntegerType integer && integer.isSignless(64));
  }

  private boolean printFloat(FloatAttr number, TypeElision elision) {
    FloatType type = number.type();
    String text =
        type.width() <= Long.SIZE
            ? FloatText.of(type.semantics(), number.bits())
            : FloatText.of(type.semantics(), number.bigBits());
    out.put(text);
    return elision != TypeElision.MAY || !type.is(FloatType.Kind.F64) || FloatText.isHex(text);
  }

  private void printQuoted(StringAttr text) {
    out.put('"').putEscaped(text.value()).put('"');
  }

  private void printArray(ArrayAttr array) {
    out.put('[');
    for (int i = 0; i < array.size(); i++) {
      if (i > 0) {
        out.put(", ");
      }
      print(array.element(i), TypeElision.MAY);
    }
    out.put(']');
  }

  private void printDictionary(DictionaryAttr dictionary) {
    out.put('{');
    for (int i = 0; i < dictionary.size(); i++) {
      if (i > 0) {
        out.put(", ");
      }
      printNamed(dictionary.entry(i));
    }
    out.put('}');
  }

  /** Writes an entry of a dictionary; a unit is written as its name only. */
  void printNamed(NamedAttribute entry) {
    Names.putKeywordOrString(entry.name(), out);
    if (!(entry.value() instanceof UnitAttr)) {
      out.put(" = ");
      print(entry.value(), TypeElision.NEVER);
    }
  }

  private void printSymbol(SymbolRefAttr reference) {
    Names.putSymbol(reference.root().value(), out);
    for (int i = 0; i < reference.nestedCount(); i++) {
      out.put("::");
      Names.putSymbol(reference.nested(i).value(), out);
    }
  }

  private void printDenseArray(DenseArrayAttr array) {
    out.put("array<");
    types.print(array.elementType());
    if (!array.isEmpty()) {
      out.put(": ");
      elements.print(array);
    }
    out.put('>');
  }

  private void printDense(DenseElementsAttr dense) {
    if (elements.isElided(dense)) {
      printElided();
      return;
    }
    out.put("dense<");
    elements.print(dense, true);
    out.put('>');
  }

  private void printSparse(SparseElementsAttr sparse) {
    if (elements.isElided(sparse.indices()) || elements.isElided(sparse.values())) {
      printElided();
      return;
    }
    out.put("sparse<");
    if (sparse.indices().elementCount() != 0) {
      elements.print(sparse.indices(), false);
      out.put(", ");
      elements.print(sparse.values(), true);
    }
    out.put('>');
  }

  private void printElided() {
    out.put("dense_resource<__elided__>");
  }

  private void printStrided(StridedLayoutAttr layout) {
    out.put("strided<[");
    for (int i = 0; i < layout.rank(); i++) {
      if (i > 0) {
        out.put(", ");
      }
      printExtent(layout.stride(i));
    }
    out.put(']');
    if (layout.offset() != 0) {
      out.put(", offset: ");
      printExtent(layout.offset());
    }
    out.put('>');
  }

  private void printExtent(long extent) {
    if (ShapedType.isDynamic(extent)) {
      out.put('?');
    } else {
      out.putDecimal(extent);
    }
  }

  private void printDistinct(DistinctAttr attribute) {
    Integer known = distinct.get(attribute);
    int number = known != null ? known : distinct.size();
    if (known == null) {
      distinct.put(attribute, number);
    }
    out.put("distinct[").putDecimal(number).put("]<");
    if (!(attribute.referenced() instanceof UnitAttr)) {
      print(attribute.referenced(), TypeElision.NEVER);
    }
    out.put('>');
  }

  /** Writes a type for which a dialect gives a class. */
  void printDialectType(Type type) {
    symbols.write(type);
  }

  /**
   * Writes an attribute the way formats have it, if that differs from the usual; returns whether it
   * has written it.
   */
  public boolean printStripped(Attribute attribute, AsmPrinter printer) {
    boolean array = attribute instanceof DenseArrayAttr;
    if (!(array || attribute instanceof SymbolAssembly) || aliases.alias(attribute) != null) {
      return false;
    }
    int from = out.size();
    if (array) {
      out.put('[');
      elements.print((DenseArrayAttr) attribute);
      out.put(']');
    } else {
      ((SymbolAssembly) attribute).print(printer);
    }
    return out.size() > from;
  }
}
