// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.control.CallableOpInterface;
import dev.ods.control.FunctionOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.FunctionLike;
import dev.ods.dialects.function.FunctionSignature;
import dev.ods.dialects.function.FunctionSyntax;
import dev.ods.dialects.function.SignatureAttributes;
import dev.ods.dialects.wasmssa.ValueTypes.ValueTypeAttr;
import dev.ods.ir.*;
import dev.ods.ir.Block;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.SourceLocation;
import dev.ods.trait.*;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The definitions and imports of a module: functions, globals, memories and tables. */
public interface ModuleOps {
  /** Defines or declares a symbol of the module. */
  @Trait(Symbol.class)
  interface SymbolOp extends SymbolOpInterface {
    /** The name. */
    @Attr(name = "sym_name")
    @SymbolName
    String symName();

    @Override
    default @Nullable String ownVisibility() {
      return "nested";
    }
  }

  /** Defines a symbol that may be exported. */
  interface ExportableOp extends SymbolOp {
    /** Whether it is exported. */
    @Attr
    @Unit
    boolean exported();

    @Override
    default String ownVisibility() {
      return exported() ? "public" : "nested";
    }
  }

  /**
   * Defines a function. Its arguments are local variables: for an {@code i32} in the function type,
   * the entry block's argument is a {@code !wasmssa<local ref to i32>}.
   */
  @Op(dialect = WasmssaDialect.class, name = "func")
  @Trait({
    AffineScope.class,
    AutomaticAllocationScope.class,
    FunctionOpInterface.class,
    IsolatedFromAbove.class
  })
  @Order({"symName", "functionType", "argAttrs", "resAttrs", "exported", "body"})
  interface Func extends ExportableOp, FunctionLike {
    /** The types of arguments and results. */
    @Override
    @Attr(name = "functionType")
    FunctionType functionType();

    /** The body; empty for a declaration. */
    Region body();

    /** Appends the entry block, with a local variable for each argument, to an empty body. */
    default Block addEntryBlock() {
      Block entry = body().addBlock();
      for (Type input : functionType().inputs()) {
        entry.addArgument(LocalRefType.get(input), UnknownLoc.get(operation().context()));
      }
      return entry;
    }

    /** Compares the variables of the entry block with the function's type. */
    @Override
    default boolean verifyBody(Diagnostics diagnostics) {
      Block entry = body().first();
      return entry == null || verifyEntry(entry, diagnostics);
    }

    private boolean verifyEntry(Block entry, Diagnostics diagnostics) {
      List<Type> inputs = functionType().inputs();
      if (entry.argumentCount() != inputs.size()) {
        diagnostics.error(
            operation(),
            ("entry block should have same number of arguments as function type. Function type has"
                    + " %d, entry block has %d")
                .formatted(inputs.size(), entry.argumentCount()));
        return false;
      }
      for (int i = 0; i < inputs.size(); i++) {
        String mismatch = mismatch(i, inputs.get(i), entry.argument(i).type());
        if (mismatch != null) {
          diagnostics.error(operation(), mismatch);
          return false;
        }
      }
      return true;
    }

    private static @Nullable String mismatch(int index, Type input, Type argument) {
      if (!(argument instanceof LocalRefType local)) {
        return "entry block argument type should be LocalRefType, got '%s' for block argument %d"
            .formatted(argument, index);
      }
      return local.elementType() == input
          ? null
          : "func argument type #%d('%s') doesn't match entry block referenced type ('%s')"
              .formatted(index, input, local.elementType());
    }

    /** Parses {@code exported @f(%a: !wasmssa<local ref to i32>) -> i32 attributes {…} {…}}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return Exports.parse(parser, state)
          && FunctionSyntax.parse(parser, state, Exports.FUNCTION_TYPE, Func::typeOf);
    }

    /** The function type, with the types of the argument variables unwrapped. */
    private static @Nullable FunctionType typeOf(OpAsmParser parser, FunctionSignature signature) {
      List<Type> inputs = new ArrayList<>();
      boolean isRight = true;
      for (Type argument : signature.argumentTypes()) {
        if (argument instanceof LocalRefType local) {
          inputs.add(local.elementType());
        } else {
          isRight =
              parser.errorWithoutName(
                  parser.location(),
                  "invalid type for wasm.func argument. Expecting !wasm<local T>, got '%s'"
                      .formatted(argument));
        }
      }
      return isRight ? FunctionType.get(parser.context(), inputs, signature.resultTypes()) : null;
    }

    /** Prints the syntax of {@link #parse}; as in MLIR, a declaration has unwrapped types. */
    static void print(OpAsmPrinter printer, Func function) {
      if (function.exported()) {
        printer.print(" " + Exports.EXPORTED);
      }
      FunctionSyntax.print(
          printer, function.operation(), Exports.FUNCTION_TYPE, Exports.WRITTEN_OF_FUNCTIONS);
    }
  }

  /** A global, defined or imported. */
  @Order({"type", "isMutable"})
  interface GlobalLike extends OpView {
    /** The type of its value. */
    @Attr(ValueTypeAttr.class)
    Type type();

    /** Whether it is a variable. */
    @Attr(name = "isMutable")
    @Unit
    boolean isMutable();
  }

  /** Defines a global, which is a variable or a constant. */
  @Op(dialect = WasmssaDialect.class, name = "global")
  @Trait({
    AffineScope.class,
    AutomaticAllocationScope.class,
    IsolatedFromAbove.class,
    ConstantInitializer.class
  })
  @Order({"symName", "type", "isMutable", "exported", "initializer"})
  interface Global extends ExportableOp, GlobalLike {
    /** Computes the initial value. */
    Region initializer();

    /** Parses {@code exported @name type mutable : {…}}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      if (!Exports.parse(parser, state)) {
        return false;
      }
      StringAttr name = parser.parseSymbolName();
      Type type = name == null ? null : parser.parseType();
      if (name == null || type == null) {
        return false;
      }
      state.setAttribute("sym_name", name);
      state.setAttribute("type", TypeAttr.get(type));
      Globals.parseMutable(parser, state);
      return parser.parseColon() && parser.parseRegion(state.addRegion());
    }

    /** Prints the syntax of {@link #parse}; as in MLIR, the name is never quoted. */
    static void print(OpAsmPrinter printer, Global global) {
      printer.print(global.exported() ? " exported @" : " @");
      printer.print(global.symName() + " ");
      printer.printType(global.type());
      printer.print(global.isMutable() ? " mutable :" : " :");
      if (!global.initializer().isEmpty()) {
        printer.print(" ");
        printer.printRegion(global.initializer(), false, true);
      }
    }
  }

  /** Defines a memory. */
  @Op(dialect = WasmssaDialect.class, name = "memory")
  @Order({"symName", "limits", "exported"})
  @AssemblyFormat("(`exported` $exported^)? $sym_name $limits attr-dict")
  interface Mem extends ExportableOp {
    /** How large it is. */
    @Attr
    LimitType limits();
  }

  /** Defines a table of references. */
  @Op(dialect = WasmssaDialect.class, name = "table")
  @Order({"symName", "type", "exported"})
  @AssemblyFormat("(`exported` $exported^)? $sym_name $type attr-dict")
  interface Table extends ExportableOp {
    /** Its type. */
    @Attr
    TableType type();
  }

  /** Imports a symbol (MLIR: ImportOpInterface). */
  @Order({"moduleName", "importName"})
  interface ImportOp extends SymbolOp {
    /** The name of the other module. */
    @Attr(name = "moduleName")
    String moduleName();

    /** Its name in the other module. */
    @Attr(name = "importName")
    String importName();

    @Override
    default boolean isDeclaration() {
      return true;
    }

    @Override
    default String ownVisibility() {
      return "private";
    }

    /** The names of the module and the symbol. */
    default String qualifiedImportName() {
      return moduleName() + "::" + importName();
    }
  }

  /** Imports a symbol; its type is in the attribute dictionary. */
  @AssemblyFormat("$importName `from` $moduleName `as` $sym_name attr-dict")
  interface PlainImportOp extends ImportOp {}

  /** Declares a function of another module. */
  @Op(dialect = WasmssaDialect.class, name = "import_func")
  @Order({"symName", "moduleName", "importName", "type", "argAttrs", "resAttrs"})
  interface FuncImport extends PlainImportOp, CallableOpInterface, SignatureAttributes {
    /** The types of arguments and results. */
    @Attr
    FunctionType type();

    @Override
    default @Nullable Region callableRegion() {
      return null;
    }

    @Override
    default List<Type> argumentTypes() {
      return type().inputs();
    }

    @Override
    default List<Type> resultTypes() {
      return type().results();
    }
  }

  /** Declares a memory of another module. */
  @Op(dialect = WasmssaDialect.class, name = "import_mem")
  @Order({"symName", "moduleName", "importName", "limits"})
  interface MemImport extends PlainImportOp {
    /** How large it is. */
    @Attr
    LimitType limits();
  }

  /** Declares a table of another module. */
  @Op(dialect = WasmssaDialect.class, name = "import_table")
  @Order({"symName", "moduleName", "importName", "type"})
  interface TableImport extends PlainImportOp {
    /** Its type. */
    @Attr
    TableType type();
  }

  /** Declares a global of another module. */
  @Op(dialect = WasmssaDialect.class, name = "import_global")
  @Order({"symName", "moduleName", "importName", "type", "isMutable"})
  interface GlobalImport extends ImportOp, GlobalLike {
    /** Parses {@code "name" from "module" as @symbol mutable : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      if (!parseString(parser, "importName", state)
          || !parseWord(parser, "from")
          || !parseString(parser, "moduleName", state)
          || !parseWord(parser, "as")) {
        return false;
      }
      StringAttr name = parser.parseSymbolName();
      if (name == null) {
        return false;
      }
      state.setAttribute("sym_name", name);
      Globals.parseMutable(parser, state);
      Type type = parser.parseColonType();
      if (type == null) {
        return false;
      }
      state.setAttribute("type", TypeAttr.get(type));
      return true;
    }

    private static boolean parseString(OpAsmParser parser, String name, OperationState state) {
      String string = parser.parseString();
      if (string == null) {
        return false;
      }
      state.setAttribute(name, StringAttr.get(parser.context(), string));
      return true;
    }

    /** The keyword may be quoted. MLIR rejects others without a message. */
    private static boolean parseWord(OpAsmParser parser, String word) {
      SourceLocation at = parser.location();
      String read = parser.parseKeywordOrString();
      return word.equals(read) || (read != null && parser.error(at, "expected '" + word + "'"));
    }

    /** Prints the syntax of {@link #parse}; as in MLIR, nothing is escaped. */
    static void print(OpAsmPrinter printer, GlobalImport global) {
      printer.print(
          " \"%s\" from \"%s\" as @%s%s : "
              .formatted(
                  global.importName(),
                  global.moduleName(),
                  global.symName(),
                  global.isMutable() ? " mutable" : ""));
      printer.printType(global.type());
    }
  }
}
