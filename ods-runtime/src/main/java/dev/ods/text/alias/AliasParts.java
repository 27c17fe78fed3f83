// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.AttributeVisitor;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.DenseResourceElementsAttr;
import dev.ods.builtin.DenseStringElementsAttr;
import dev.ods.builtin.DialectElementsAttr;
import dev.ods.builtin.DistinctAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.GraphType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerSetAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.OpaqueAttr;
import dev.ods.builtin.OpaqueType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.SparseElementsAttr;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.TypeVisitor;
import dev.ods.builtin.UnitAttr;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Attribute;
import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.LocationVisitor;
import dev.ods.ir.NameLoc;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.DialectAssembly;
import dev.ods.text.form.DialectAssemblies;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Collects the types and attributes that are written where a type or an attribute is written out,
 * each of which may have an alias, in MLIR's order. Those that are nested in them are not
 * collected.
 */
final class AliasParts
    implements AttributeVisitor<@Nullable Void>,
        LocationVisitor<@Nullable Void>,
        TypeVisitor<@Nullable Void> {
  private static final Uniqued[] NONE = {};

  private final List<Uniqued> parts = new ArrayList<>();
  private final PartsPrinter printer = new PartsPrinter(this::add, this::add);

  /** The parts of a type or an attribute. */
  Uniqued[] of(Uniqued symbol) {
    parts.clear();
    if (symbol instanceof Type type) {
      visit(type);
    } else {
      visit((Attribute) symbol);
    }
    return parts.isEmpty() ? NONE : parts.toArray(new Uniqued[parts.size()]);
  }

  /** Adds a part; none if it is null. */
  void add(@Nullable Uniqued part) {
    if (part != null) {
      parts.add(part);
    }
  }

  private void addEach(int count, IntFunction<Uniqued> part) {
    for (int i = 0; i < count; i++) {
      parts.add(part.apply(i));
    }
  }

  // --- Attributes. The type of a typed attribute is its last part.

  private @Nullable Void trailingType(Attribute attribute) {
    Type type = attribute.type();
    if (!(type instanceof NoneType)) {
      add(type);
    }
    return null;
  }

  @Override
  public @Nullable Void visitAffineMap(AffineMapAttr attribute) {
    return null;
  }

  @Override
  public @Nullable Void visitArray(ArrayAttr attribute) {
    addEach(attribute.size(), attribute::element);
    return null;
  }

  @Override
  public @Nullable Void visitDenseArray(DenseArrayAttr attribute) {
    return null;
  }

  @Override
  public @Nullable Void visitDenseIntOrFPElements(DenseIntOrFPElementsAttr attribute) {
    return trailingType(attribute);
  }

  @Override
  public @Nullable Void visitDenseResourceElements(DenseResourceElementsAttr attribute) {
    return trailingType(attribute);
  }

  @Override
  public @Nullable Void visitDenseStringElements(DenseStringElementsAttr attribute) {
    return trailingType(attribute);
  }

  @Override
  public @Nullable Void visitDialectElements(DialectElementsAttr attribute) {
    return trailingType(attribute);
  }

  @Override
  public @Nullable Void visitDictionary(DictionaryAttr attribute) {
    addEach(attribute.size(), i -> attribute.entry(i).value());
    return null;
  }

  @Override
  public @Nullable Void visitDistinct(DistinctAttr attribute) {
    add(attribute.referenced());
    return null;
  }

  @Override
  public @Nullable Void visitFloat(FloatAttr attribute) {
    return trailingType(attribute);
  }

  @Override
  public @Nullable Void visitInteger(IntegerAttr attribute) {
    return trailingType(attribute);
  }

  @Override
  public @Nullable Void visitIntegerSet(IntegerSetAttr attribute) {
    return null;
  }

  @Override
  public @Nullable Void visitOpaque(OpaqueAttr attribute) {
    return trailingType(attribute);
  }

  @Override
  public @Nullable Void visitSparseElements(SparseElementsAttr attribute) {
    return trailingType(attribute);
  }

  @Override
  public @Nullable Void visitStridedLayout(StridedLayoutAttr attribute) {
    return null;
  }

  @Override
  public @Nullable Void visitString(StringAttr attribute) {
    return trailingType(attribute);
  }

  @Override
  public @Nullable Void visitSymbolRef(SymbolRefAttr attribute) {
    return null;
  }

  @Override
  public @Nullable Void visitType(TypeAttr attribute) {
    add(attribute.value());
    return null;
  }

  @Override
  public @Nullable Void visitUnit(UnitAttr attribute) {
    return null;
  }

  @Override
  public @Nullable Void visitLocation(Location location) {
    return location.accept(this);
  }

  @Override
  public @Nullable Void visitDialect(Attribute attribute) {
    DialectAssembly assembly =
        DialectAssemblies.of(attribute.context().dialect(attribute.dialectNamespace()));
    if (assembly != null) {
      assembly.printAttribute(attribute, printer);
    }
    return attribute instanceof Location ? null : trailingType(attribute);
  }

  // --- Locations.

  @Override
  public @Nullable Void visitUnknown(UnknownLoc location) {
    return null;
  }

  @Override
  public @Nullable Void visitFileLineColRange(FileLineColRange location) {
    return null;
  }

  @Override
  public @Nullable Void visitName(NameLoc location) {
    if (!(location.child() instanceof UnknownLoc)) {
      add(location.child());
    }
    return null;
  }

  @Override
  public @Nullable Void visitCallSite(CallSiteLoc location) {
    add(location.callee());
    add(location.caller());
    return null;
  }

  @Override
  public @Nullable Void visitFused(FusedLoc location) {
    add(location.metadata());
    parts.addAll(location.locations());
    return null;
  }

  @Override
  public @Nullable Void visitDialect(DialectLoc location) {
    return visitDialect((Attribute) location);
  }

  // --- Types.

  @Override
  public @Nullable Void visitComplex(ComplexType type) {
    add(type.elementType());
    return null;
  }

  @Override
  public @Nullable Void visitFloat(FloatType type) {
    return null;
  }

  @Override
  public @Nullable Void visitFunction(FunctionType type) {
    addEach(type.inputCount(), type::input);
    addEach(type.resultCount(), type::result);
    return null;
  }

  @Override
  public @Nullable Void visitGraph(GraphType type) {
    addEach(type.inputCount(), type::input);
    addEach(type.resultCount(), type::result);
    return null;
  }

  @Override
  public @Nullable Void visitIndex(IndexType type) {
    return null;
  }

  @Override
  public @Nullable Void visitInteger(IntegerType type) {
    return null;
  }

  @Override
  public @Nullable Void visitMemRef(MemRefType type) {
    add(type.elementType());
    if (!type.hasIdentityLayout()) {
      add(type.layout());
    }
    add(type.memorySpace());
    return null;
  }

  @Override
  public @Nullable Void visitNone(NoneType type) {
    return null;
  }

  @Override
  public @Nullable Void visitOpaque(OpaqueType type) {
    return null;
  }

  @Override
  public @Nullable Void visitRankedTensor(RankedTensorType type) {
    add(type.elementType());
    add(type.encoding());
    return null;
  }

  @Override
  public @Nullable Void visitTuple(TupleType type) {
    addEach(type.size(), type::type);
    return null;
  }

  @Override
  public @Nullable Void visitUnrankedMemRef(UnrankedMemRefType type) {
    add(type.elementType());
    add(type.memorySpace());
    return null;
  }

  @Override
  public @Nullable Void visitUnrankedTensor(UnrankedTensorType type) {
    add(type.elementType());
    return null;
  }

  @Override
  public @Nullable Void visitVector(VectorType type) {
    add(type.elementType());
    return null;
  }

  @Override
  public @Nullable Void visitDialect(Type type) {
    DialectAssembly assembly =
        DialectAssemblies.of(type.context().dialect(type.dialectNamespace()));
    if (assembly != null) {
      assembly.printType(type, printer);
    }
    return null;
  }
}
