// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Dialect;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.test.RecursiveTypes.TestRecursive;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.*;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.SourceLocation;
import org.jspecify.annotations.Nullable;

/** A part of MLIR's own test dialect. */
@Dialect(
    name = "test",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    ops = {
      BindingOps.class,
      BlockArgumentNameFromType.class,
      BlockArgumentNameFromTypeInterface.class,
      BlockNames.class,
      BoundsOps.class,
      CallOps.class,
      ConstrainedOps.class,
      CustomDirectives.class,
      CustomFormats.class,
      CustomResultName.class,
      DataLayoutOps.class,
      DefaultDialect.class,
      DerivedAttributeOps.class,
      EffectOps.class,
      EnumOps.class,
      Finish.class,
      FlowOps.class,
      FormatAttributes.class,
      FormatInference.class,
      FormatInferredTypes.class,
      FormatOperations.class,
      FormatProperties.class,
      FormatRegions.class,
      FormatTypes.class,
      GraphRegion.class,
      HandWrittenFormats.class,
      IsolatedGraphRegion.class,
      LegalizationOps.class,
      LinalgOps.class,
      MemorySlotOps.class,
      OiLists.class,
      OwnProperties.class,
      PatternOps.class,
      PropertyOps.class,
      ResultNameFromType.class,
      ResultNameFromTypeInterface.class,
      ResultOps.class,
      SMVersionOps.class,
      ShapedTypeInference.class,
      Symbol.class,
      SymbolScope.class,
      SymbolScopeIsolated.class,
      SymbolTableRegion.class,
      SymbolWithResult.class,
      TraitOps.class,
      VariadicOps.class,
      WrappedOperations.class
    },
    types = {ParameterTypes.class, RecursiveTypes.class, TestTypes.class},
    attributes = {
      CustomAttributes.class,
      IteratorType.class,
      SimpleEnum.class,
      TestAttributes.class,
      TestBitEnum.class,
      TestBitEnumVerticalBar.class,
      TestEnum.class
    })
public interface TestDialect {
  /** Parses the attributes that are not declared by their mnemonics. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    if (parser.parseOptionalKeyword(CustomLocationAttr.MNEMONIC)) {
      return CustomLocationAttr.parse(parser);
    }
    if (parser.parseOptionalKeyword(Extern1DI64ElementsAttr.MNEMONIC)) {
      return Extern1DI64ElementsAttr.parse(parser, type);
    }
    if (parser.parseOptionalKeyword(I64ElementsAttr.MNEMONIC)) {
      return I64ElementsAttr.parse(parser, type);
    }
    if (parser.parseOptionalKeyword("override_builder")) {
      return parseOverridden(parser);
    }
    if (startsDynamic(parser)) {
      return parser.unknownAttribute(parser.symbolText());
    }
    SourceLocation at = parser.location();
    String mnemonic = parser.parseKeyword();
    if (mnemonic != null) {
      parser.error(at, "unknown attribute `" + mnemonic + "` in dialect `test`");
    }
    return null;
  }

  /**
   * Whether what follows is a type or an attribute that MLIR's dialect defines at run time. They
   * are not declared: {@code allowUnknownTypes} keeps them as text.
   */
  private static boolean startsDynamic(DialectAsmParser parser) {
    return parser.startsKeyword(
        "dynamic_singleton", "dynamic_pair", "dynamic_custom_assembly_format");
  }

  /** Parses what becomes another attribute: a number of type {@code index}. */
  private static @Nullable Attribute parseOverridden(DialectAsmParser parser) {
    SourceLocation at = parser.location();
    Long value = parser.parseLess() ? parser.parseInteger() : null;
    if (value == null) {
      parser.error(
          at, "failed to parse TestOverrideBuilderAttr parameter 'a' which is to be a `int`");
      return null;
    }
    return parser.parseGreater() ? IntegerAttr.get(IndexType.get(parser.context()), value) : null;
  }

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    if (attribute instanceof CustomLocationAttr location) {
      location.print(printer);
    } else if (attribute instanceof Extern1DI64ElementsAttr elements) {
      elements.print(printer);
    } else {
      ((I64ElementsAttr) attribute).print(printer);
    }
  }

  /** Parses the type that is not declared by its mnemonic. */
  static @Nullable Type parseType(DialectAsmParser parser) {
    if (parser.parseOptionalKeyword(TestRecursive.MNEMONIC)) {
      return TestRecursive.parseText(parser);
    }
    if (startsDynamic(parser)) {
      return parser.unknownType(parser.symbolText());
    }
    SourceLocation at = parser.location();
    if (parser.parseKeyword() != null) {
      parser.error(at, "unknown type!");
    }
    return null;
  }

  /** Prints the syntax of {@link #parseType}. */
  static void printType(Type type, DialectAsmPrinter printer) {
    TestRecursive.printText((TestRecursiveType) type, printer);
  }

  /** The dialect's hooks for aliases and resources. */
  static OpAsmDialectInterface asmInterface() {
    return TestAsm.INSTANCE;
  }

  /** All operations can be inlined. */
  static DialectInlinerInterface inlinerInterface() {
    return new TestInliner();
  }

  /** Rejects one name. */
  static void verifyOperationAttribute(
      Operation operation, NamedAttribute attribute, Diagnostics diagnostics) {
    if (attribute.name().equals("test.invalid_attr")) {
      diagnostics.error(operation, "invalid to use 'test.invalid_attr'");
    }
  }

  /** Rejects one name. */
  static void verifyRegionArgAttribute(
      Operation operation,
      int region,
      int argument,
      NamedAttribute attribute,
      Diagnostics diagnostics) {
    verifyOperationAttribute(operation, attribute, diagnostics);
  }

  /** Rejects one name. */
  static void verifyRegionResultAttribute(
      Operation operation,
      int region,
      int result,
      NamedAttribute attribute,
      Diagnostics diagnostics) {
    verifyOperationAttribute(operation, attribute, diagnostics);
  }

  /** Makes {@code test.constant}. */
  static Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return TestConstantOp.build(builder, location, type, value).operation();
  }
}
