// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.AttributeVisitor;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.DenseResourceElementsAttr;
import dev.ods.builtin.DenseStringElementsAttr;
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
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import dev.ods.text.print.NestedPrinter.Form;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** Prints attributes step by step; see {@link NestedPrinter}. */
final class AttributeBodyPrinter implements AttributeVisitor<@Nullable Uniqued> {
  private final AsmBuffer out;
  private final AttributePrinter printer;
  private final ElementsPrinter elements;
  private final IdentityHashMap<DistinctAttr, Integer> distinct = new IdentityHashMap<>();

  AttributeBodyPrinter(AsmBuffer out, AttributePrinter printer, ElementsPrinter elements) {
    this.out = out;
    this.printer = printer;
    this.elements = elements;
  }

  private NestedPrinter nested() {
    return printer.nested();
  }

  /** Ends an attribute with its type, if it has one that has to be written. */
  private @Nullable Uniqued finish(Attribute attribute) {
    return finish(attribute, nested().form(), false);
  }

  /**
   * Ends an attribute with its type, if it has one that has to be written.
   *
   * @param assumed whether a parser assumes this type if there is none
   */
  private @Nullable Uniqued finish(Attribute attribute, Form form, boolean assumed) {
    Type type = attribute.type();
    if (type == null
        || type instanceof NoneType
        || form == Form.UNTYPED
        || (assumed && form == Form.ELIDING)) {
      return null;
    }
    out.put(" : ");
    return nested().finishWith(type, Form.FULL);
  }

  @Override
  public @Nullable Uniqued visitAffineMap(AffineMapAttr attribute) {
    out.put("affine_map<");
    printer.printAffineMap(attribute.value());
    out.put('>');
    return null;
  }

  @Override
  public @Nullable Uniqued visitIntegerSet(IntegerSetAttr attribute) {
    out.put("affine_set<");
    printer.printIntegerSet(attribute.value());
    out.put('>');
    return null;
  }

  @Override
  public @Nullable Uniqued visitUnit(UnitAttr attribute) {
    out.put("unit");
    return null;
  }

  @Override
  public @Nullable Uniqued visitType(TypeAttr attribute) {
    return nested().finishWith(attribute.value(), Form.FULL);
  }

  @Override
  public @Nullable Uniqued visitOpaque(OpaqueAttr attribute) {
    DialectSymbols.put('#', attribute.dialectNamespace(), attribute.data(), out);
    return finish(attribute);
  }

  @Override
  public @Nullable Uniqued visitLocation(Location location) {
    if (nested().step() > 0) {
      out.put(')');
      return null;
    }
    if (printer.locations().isPretty()) {
      return nested().finishWith(location, Form.LOCATION_BODY);
    }
    out.put("loc(");
    return nested().nest(location, Form.LOCATION_BODY, 1);
  }

  @Override
  public @Nullable Uniqued visitDialect(Attribute attribute) {
    // The dialect may have other symbols written in the meantime.
    Form form = nested().form();
    printer.printDialectAttribute(attribute);
    return finish(attribute, form, false);
  }

  @Override
  public @Nullable Uniqued visitDialectElements(DialectElementsAttr attribute) {
    out.put(attribute.literal());
    return finish(attribute);
  }

  @Override
  public @Nullable Uniqued visitDenseResourceElements(DenseResourceElementsAttr attribute) {
    out.put("dense_resource<");
    printer.printResource(attribute.dialectNamespace(), attribute.key());
    out.put('>');
    return finish(attribute);
  }

  @Override
  public @Nullable Uniqued visitDenseIntOrFPElements(DenseIntOrFPElementsAttr attribute) {
    return finishDense(attribute);
  }

  @Override
  public @Nullable Uniqued visitDenseStringElements(DenseStringElementsAttr attribute) {
    return finishDense(attribute);
  }

  @Override
  public @Nullable Uniqued visitInteger(IntegerAttr number) {
    if (number.isBool()) {
      out.put(number.isZero() ? "false" : "true");
      return null;
    }
    boolean unsigned = number.type() instanceof IntegerType integer && integer.isUnsigned();
    if (number.width() > Long.SIZE || unsigned) {
      out.put(number.bigValue().toString());
    } else {
      out.putDecimal(number.bits());
    }
    boolean assumed = number.type() instanceof IntegerType integer && integer.isSignless(64);
    return finish(number, nested().form(), assumed);
  }

  @Override
  public @Nullable Uniqued visitFloat(FloatAttr number) {
    FloatType type = number.type();
    String text =
        type.width() <= Long.SIZE
            ? FloatText.of(type.semantics(), number.bits())
            : FloatText.of(type.semantics(), number.bigBits());
    out.put(text);
    boolean assumed = type.is(FloatType.Kind.F64) && !FloatText.isHex(text);
    return finish(number, nested().form(), assumed);
  }

  @Override
  public @Nullable Uniqued visitString(StringAttr text) {
    out.put('"').putEscaped(text.value()).put('"');
    return finish(text);
  }

  @Override
  public @Nullable Uniqued visitArray(ArrayAttr array) {
    int step = nested().step();
    if (step == 0) {
      out.put('[');
    }
    if (step == array.size()) {
      out.put(']');
      return null;
    }
    if (step > 0) {
      out.put(", ");
    }
    return nested().nest(array.element(step), Form.ELIDING, step + 1);
  }

  /** The entry of a unit attribute is its name only. */
  @Override
  public @Nullable Uniqued visitDictionary(DictionaryAttr dictionary) {
    int step = nested().step();
    if (step == 0) {
      out.put('{');
    }
    for (int i = step; i < dictionary.size(); i++) {
      if (i > 0) {
        out.put(", ");
      }
      NamedAttribute entry = dictionary.entry(i);
      Names.putKeywordOrString(entry.name(), out);
      if (!(entry.value() instanceof UnitAttr)) {
        out.put(" = ");
        return nested().nest(entry.value(), i + 1);
      }
    }
    out.put('}');
    return null;
  }

  @Override
  public @Nullable Uniqued visitSymbolRef(SymbolRefAttr reference) {
    Names.putSymbol(reference.root().value(), out);
    for (int i = 0; i < reference.nestedCount(); i++) {
      out.put("::");
      Names.putSymbol(reference.nested(i).value(), out);
    }
    return null;
  }

  @Override
  public @Nullable Uniqued visitDenseArray(DenseArrayAttr array) {
    if (nested().step() == 0) {
      out.put("array<");
      return nested().nest(array.elementType(), 1);
    }
    if (!array.isEmpty()) {
      out.put(": ");
      elements.print(array);
    }
    out.put('>');
    return null;
  }

  private @Nullable Uniqued finishDense(DenseElementsAttr dense) {
    if (elements.isElided(dense)) {
      printElided();
      return finish(dense);
    }
    out.put("dense<");
    elements.print(dense, true);
    out.put('>');
    return finish(dense);
  }

  @Override
  public @Nullable Uniqued visitSparseElements(SparseElementsAttr sparse) {
    if (elements.isElided(sparse.indices()) || elements.isElided(sparse.values())) {
      printElided();
      return finish(sparse);
    }
    out.put("sparse<");
    if (sparse.indices().elementCount() != 0) {
      elements.print(sparse.indices(), false);
      out.put(", ");
      elements.print(sparse.values(), true);
    }
    out.put('>');
    return finish(sparse);
  }

  private void printElided() {
    out.put("dense_resource<__elided__>");
  }

  @Override
  public @Nullable Uniqued visitStridedLayout(StridedLayoutAttr layout) {
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
    return null;
  }

  private void printExtent(long extent) {
    if (ShapedType.isDynamic(extent)) {
      out.put('?');
    } else {
      out.putDecimal(extent);
    }
  }

  @Override
  public @Nullable Uniqued visitDistinct(DistinctAttr attribute) {
    if (nested().step() == 0) {
      Integer known = distinct.get(attribute);
      int number = known != null ? known : distinct.size();
      if (known == null) {
        distinct.put(attribute, number);
      }
      out.put("distinct[").putDecimal(number).put("]<");
      if (!(attribute.referenced() instanceof UnitAttr)) {
        return nested().nest(attribute.referenced(), 1);
      }
    }
    out.put('>');
    return null;
  }
}
