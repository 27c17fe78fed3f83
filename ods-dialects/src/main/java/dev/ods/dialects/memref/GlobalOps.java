// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.*;
import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.AnyMemRef;
import dev.ods.constraint.AnyStaticShapeMemRef;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.trait.*;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;
import java.util.Arrays;
import java.util.Optional;

/** Memory that a module defines by name. */
public interface GlobalOps {
  /** Global memory, declared or with initial contents. */
  @Op(dialect = MemRefDialect.class, name = "global")
  @Trait(Symbol.class)
  @AssemblyFormat(
      value =
          "($sym_visibility^)? (`constant` $constant^)? $sym_name `:`"
              + " custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict",
      customs = GlobalSyntax.class)
  interface Global extends OpView {
    /** The name. */
    @Attr(name = "sym_name")
    @SymbolName
    String symName();

    /** The visibility: {@code public}, which is the default, {@code private} or {@code nested}. */
    @Attr(name = "sym_visibility")
    Optional<String> symVisibility();

    /** The type of the memory. */
    @Attr(MemRefTypeAttr.class)
    MemRefType type();

    /** The elements; {@link UnitAttr} if they do not matter; absent if they are found elsewhere. */
    @Attr(name = "initial_value")
    Optional<Attribute> initialValue();

    /** Whether it is never written. */
    @Attr
    @Unit
    boolean constant();

    /** The alignment of the address, in bytes. */
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
  }

  /** The memory of a global. */
  @Op(dialect = MemRefDialect.class, name = "get_global")
  @Trait(Pure.class)
  @AssemblyFormat("$name `:` type($result) attr-dict")
  interface GetGlobal extends SymbolUserOpInterface {
    /** The global. */
    @Attr
    @FlatSymbolRef
    String name();

    /** Its memory. */
    @Result(AnyStaticShapeMemRef.class)
    Value result();

    /** Compares the type with that of the global. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      Operation symbol =
          tables.lookupNearest(operation(), SymbolRefAttr.get(operation().context(), name()));
      if (symbol == null || !symbol.is(GlobalOp.MODEL)) {
        diagnostics.opError(
            operation(), "'" + name() + "' does not reference a valid global memref");
        return;
      }
      MemRefType type = GlobalOp.of(symbol).type();
      if (type != result().type()) {
        diagnostics.opError(
            operation(),
            "result type '%s' does not match type '%s' of the global memref @%s"
                .formatted(result().type(), type, name()));
      }
    }
  }

  /** The type of a memref of known rank, as an attribute. */
  @Summary("memref type attribute")
  @TypeAttrOf(AnyMemRef.class)
  interface MemRefTypeAttr {}
}
