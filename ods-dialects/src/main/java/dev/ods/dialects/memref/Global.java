// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Attr;
import dev.ods.annotation.IntPositivePowerOf2;
import dev.ods.annotation.Op;
import dev.ods.annotation.SymbolName;
import dev.ods.annotation.Trait;
import dev.ods.annotation.Unit;
import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Symbol;
import java.util.Arrays;
import java.util.Optional;

/** Memory that is there as long as the program runs, declared or with its initial contents. */
@Op(dialect = MemRefDialect.class, name = "global")
@Trait(Symbol.class)
public interface Global extends OpView {
  /** The name. */
  @Attr(name = "sym_name")
  @SymbolName
  String symName();

  /** Who sees the name: {@code public}, which is the default, {@code private} or {@code nested}. */
  @Attr(name = "sym_visibility")
  Optional<String> symVisibility();

  /** The type of the memory. */
  @Attr(MemRefTypeAttr.class)
  MemRefType type();

  /** The elements; {@link UnitAttr} if they do not matter; absent if they are found elsewhere. */
  @Attr(name = "initial_value")
  Optional<Attribute> initialValue();

  /** Whether nobody writes it. */
  @Attr
  @Unit
  boolean constant();

  /** What the address is a multiple of, in bytes. */
  @Attr
  @IntPositivePowerOf2
  Optional<Long> alignment();

  /** Compares the initial value with the type. */
  default void verify(Diagnostics diagnostics) {
    if (!type().hasStaticShape()) {
      diagnostics.opError(
          operation(), "type should be static shaped memref, but got '" + type() + "'");
      return;
    }
    Attribute value = initialValue().orElse(null);
    if (value instanceof ElementsAttr elements) {
      verifyElements(elements, diagnostics);
    } else if (value != null && !(value instanceof UnitAttr)) {
      diagnostics.opError(
          operation(), "initial value should be a unit or elements attribute, but got " + value);
    }
  }

  private void verifyElements(ElementsAttr elements, Diagnostics diagnostics) {
    ShapedType initial = elements.shapedType();
    if (initial.elementType() != type().elementType()) {
      diagnostics.opError(
          operation(),
          "initial value element expected to be of type '%s', but was of type '%s'"
              .formatted(type().elementType(), initial.elementType()));
    } else if (!Arrays.equals(initial.shape(), type().shape())) {
      diagnostics.opError(
          operation(),
          "initial value shape expected to be "
              + GlobalSyntax.extents(type())
              + " but was "
              + GlobalSyntax.extents(initial));
    }
  }

  /** Reads {@code "private" constant @name : type = value attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return GlobalSyntax.parse(parser, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, Global global) {
    GlobalSyntax.print(printer, global);
  }
}
