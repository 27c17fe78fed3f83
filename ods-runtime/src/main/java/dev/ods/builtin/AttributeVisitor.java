// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.LocationVisitor;
import org.jspecify.annotations.Nullable;

/**
 * An operation on attributes that differs by their kind: one method for each kind of builtin
 * attribute, and one for the attributes of other dialects. There are no defaults: a new kind of
 * builtin attribute does not compile until each visitor handles it.
 *
 * @param <R> the result of the operation, {@code @Nullable Void} if it has none
 */
public interface AttributeVisitor<R extends @Nullable Object> {
  /** Calls the method for the kind of an attribute. */
  default R visit(Attribute attribute) {
    if (attribute instanceof BuiltinAttribute builtin) {
      return builtin.accept(this);
    }
    if (attribute instanceof DictionaryAttr dictionary) {
      return visitDictionary(dictionary);
    }
    return attribute instanceof Location location && !(attribute instanceof DialectLoc)
        ? visitLocation(location)
        : visitDialect(attribute);
  }

  R visitAffineMap(AffineMapAttr attribute);

  R visitArray(ArrayAttr attribute);

  R visitDenseArray(DenseArrayAttr attribute);

  R visitDenseIntOrFPElements(DenseIntOrFPElementsAttr attribute);

  R visitDenseResourceElements(DenseResourceElementsAttr attribute);

  R visitDenseStringElements(DenseStringElementsAttr attribute);

  R visitDialectElements(DialectElementsAttr attribute);

  R visitDistinct(DistinctAttr attribute);

  R visitFloat(FloatAttr attribute);

  R visitInteger(IntegerAttr attribute);

  R visitIntegerSet(IntegerSetAttr attribute);

  R visitOpaque(OpaqueAttr attribute);

  R visitSparseElements(SparseElementsAttr attribute);

  R visitStridedLayout(StridedLayoutAttr attribute);

  R visitString(StringAttr attribute);

  R visitSymbolRef(SymbolRefAttr attribute);

  R visitType(TypeAttr attribute);

  R visitUnit(UnitAttr attribute);

  R visitDictionary(DictionaryAttr attribute);

  /** A builtin location; see {@link LocationVisitor} for its kinds. */
  R visitLocation(Location location);

  /** An attribute that another dialect declares a class for, including a {@link DialectLoc}. */
  R visitDialect(Attribute attribute);
}
