// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.*;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.*;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;
import java.util.Optional;

/** Globals, and access to them. */
public interface GlobalOps {
  /**
   * A global variable, or a constant.
   *
   * <p>Only a variable may lack an initial value, whose type may be more specific than the
   * global's.
   */
  @Op(dialect = MlProgramDialect.class, name = "global")
  @Trait(Symbol.class)
  @AssemblyFormat(
      value =
          "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name ``"
              + " custom<TypedInitialValue>($type, $value) attr-dict",
      customs = Globals.class)
  interface Global extends OpView {
    /** The name. */
    @Attr(name = "sym_name")
    @SymbolName
    String symName();

    /** Its type. */
    @Attr
    Type type();

    /** Whether it is a variable. */
    @Attr(name = "is_mutable")
    @Unit
    boolean isMutable();

    /** The initial value; {@link ExternAttr} if it is found elsewhere. */
    @Attr
    Optional<Attribute> value();

    /** The visibility: {@code public}, which is the default, {@code private} or {@code nested}. */
    @Attr(name = "sym_visibility")
    Optional<String> symVisibility();

    /** A constant has a value. */
    default void verify(Diagnostics diagnostics) {
      if (!isMutable() && value().isEmpty()) {
        diagnostics.opError(operation(), "immutable global must have an initial value");
      }
    }
  }

  /** Loads a global into a value that is named after it. */
  @Order({"global", "result"})
  @AssemblyFormat("$global `:` type($result) attr-dict")
  interface LoadOp extends OpAsmOpInterface, SymbolUserOpInterface {
    /** The global. */
    @Attr
    SymbolRefAttr global();

    /** Its value. */
    @Result
    Value result();

    @Override
    default void resultNames(ValueNamer namer) {
      namer.name(result(), global().leaf().value());
    }
  }

  /** Loads a global variable or constant, possibly of an enclosing module. */
  @Op(dialect = MlProgramDialect.class, name = "global_load")
  interface GlobalLoad extends LoadOp {
    /** The global. */
    @Override
    @MemRead
    @Attr
    SymbolRefAttr global();

    /** Compares the type with that of the global. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      GlobalOp referent = Globals.visible(tables, operation(), global());
      Globals.verifyLoad(operation(), global(), referent, result().type(), diagnostics);
    }
  }

  /** Loads a global constant. */
  @Op(dialect = MlProgramDialect.class, name = "global_load_const")
  @Trait(Pure.class)
  interface GlobalLoadConst extends LoadOp {
    /** Compares the type with that of the global, which is no variable. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      GlobalOp referent = Globals.nearest(tables, operation(), global());
      if (referent != null && referent.isMutable()) {
        diagnostics.opError(operation(), "cannot load as const from mutable global " + global());
      } else {
        Globals.verifyLoad(operation(), global(), referent, result().type(), diagnostics);
      }
    }
  }

  /** Loads a global in a graph, ordered by tokens. */
  @Op(dialect = MlProgramDialect.class, name = "global_load_graph")
  @AssemblyFormat(
      value =
          "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result)"
              + " attr-dict",
      customs = TokenOrdering.class)
  interface GlobalLoadGraph extends SymbolUserOpInterface {
    /** The global. */
    @MemRead
    @Attr
    SymbolRefAttr global();

    /** The tokens of preceding operations. */
    @Operand(TokenType.class)
    ValueRange consumeTokens();

    /** Its value. */
    @Result
    Value result();

    /** The token for following operations. */
    @Result(TokenType.class)
    Value produceToken();

    /** Compares the type with that of the global. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      GlobalOp referent = Globals.nearest(tables, operation(), global());
      Globals.verifyLoad(operation(), global(), referent, result().type(), diagnostics);
    }
  }

  /** Stores to a global variable, possibly of an enclosing module. */
  @Op(dialect = MlProgramDialect.class, name = "global_store")
  @AssemblyFormat("$global `=` $value `:` type($value) attr-dict")
  interface GlobalStore extends SymbolUserOpInterface {
    /** The global. */
    @MemWrite
    @Attr
    SymbolRefAttr global();

    /** The new value. */
    @Operand
    Value value();

    /** Compares the type with that of the global. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      GlobalOp referent = Globals.visible(tables, operation(), global());
      Globals.verifyStore(operation(), global(), referent, value().type(), diagnostics);
    }
  }

  /** Stores to a global variable in a graph, ordered by tokens. */
  @Op(dialect = MlProgramDialect.class, name = "global_store_graph")
  @AssemblyFormat(
      value =
          "$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:`"
              + " type($value) attr-dict",
      customs = TokenOrdering.class)
  interface GlobalStoreGraph extends SymbolUserOpInterface {
    /** The global. */
    @MemRead
    @Attr
    SymbolRefAttr global();

    /** The new value. */
    @Operand
    Value value();

    /** The tokens of preceding operations. */
    @Operand(TokenType.class)
    ValueRange consumeTokens();

    /** The token for following operations. */
    @Result(TokenType.class)
    Value produceToken();

    /** Compares the type with that of the global. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      GlobalOp referent = Globals.nearest(tables, operation(), global());
      Globals.verifyStore(operation(), global(), referent, value().type(), diagnostics);
    }
  }
}
