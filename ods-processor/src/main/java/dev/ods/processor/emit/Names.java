// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.Optional;

/** The classes to which generated code refers, and the names of generated elements. */
final class Names {
  static final ClassName ARITY = ir("Arity");
  static final ClassName DIALECT = ir("DialectDefinition");
  static final ClassName DICTIONARY_ATTR = ir("DictionaryAttr");
  static final ClassName LOCATION = ir("Location");
  static final ClassName NAMED_ATTRIBUTE = ir("NamedAttribute");
  static final ClassName OP_MODEL = ir("OpModel");
  static final ClassName CUSTOM_VERIFIER = ClassName.get("dev.ods.verify", "CustomVerifier");
  static final ClassName CUSTOM_REGION_VERIFIER =
      ClassName.get("dev.ods.verify", "CustomRegionVerifier");
  static final ClassName RETURN_TYPE_INFERENCE =
      ClassName.get("dev.ods.verify", "ReturnTypeInference");
  static final ClassName INFERENCE_BY_TRAITS = RETURN_TYPE_INFERENCE.nestedClass("ByTraits");
  static final ClassName OPERAND_MARK = ClassName.get("dev.ods.text", "OperandMark");
  static final ClassName OPTIONAL_RESULT = ClassName.get("dev.ods.text", "OptionalResult");
  static final ClassName SOURCE_LOCATION = ClassName.get("dev.ods.text", "SourceLocation");
  static final ClassName PARSED = ClassName.get("dev.ods.text", "Parsed");
  static final ClassName PRINTED = ClassName.get("dev.ods.text", "Printed");
  static final ClassName TYPE_MARK = ClassName.get("dev.ods.text", "TypeMark");
  static final ClassName ALIASED_SYMBOL = ClassName.get("dev.ods.text", "AliasedSymbol");
  static final ClassName ASM_ALIAS = ClassName.get("dev.ods.text", "AsmAlias");
  static final ClassName ASM_PRINTER = ClassName.get("dev.ods.text", "AsmPrinter");
  static final ClassName BIT_CASES = codegen("BitCases");
  static final ClassName ATTRIBUTE_KIND = codegen("AttributeKind");
  static final ClassName GENERATED_ATTR = codegen("GeneratedAttr");
  static final ClassName PARAMETERS = codegen("Parameters");
  static final ClassName GENERATED_ADAPTOR = codegen("GeneratedAdaptor");
  static final ClassName GENERATED_ASSEMBLY = codegen("GeneratedAssembly");
  static final ClassName GENERATED_DIALECT = codegen("GeneratedDialect");
  static final ClassName GENERATED_BIT_ENUM_ATTR = codegen("GeneratedBitEnumAttr");
  static final ClassName GENERATED_ENUM_ATTR = codegen("GeneratedEnumAttr");
  static final ClassName GENERATED_MODEL = codegen("GeneratedModel");
  static final ClassName GENERATED_OP = codegen("GeneratedOp");
  static final ClassName VERIFICATION = codegen("OdsVerification");
  static final ClassName ATTRIBUTE_VALUES = codegen("AttributeValues");
  static final ClassName GROUP_SIZES = codegen("GroupSizes");
  static final ClassName OPERAND_GROUPS = codegen("OperandGroups");
  static final ClassName DENSE_ARRAY_ATTR = RuntimeNames.builtin("DenseArrayAttr");
  static final ClassName REQUIREMENTS = codegen("Requirements");
  static final ClassName SEGMENTS = RuntimeNames.builtin("Segments");
  static final ClassName TYPED_ATTR = RuntimeNames.builtin("TypedAttr");
  static final ClassName INTEGER_ATTR = RuntimeNames.builtin("IntegerAttr");
  static final ClassName STRING_ATTR = RuntimeNames.builtin("StringAttr");
  static final ClassName FUSED_LOC = ir("FusedLoc");
  static final ClassName IR_READER = ClassName.get(RuntimeNames.IR + ".unsafe", "IrReader");
  static final ClassName NAME_LOC = ir("NameLoc");
  static final ClassName MATCHERS = ClassName.get(RuntimeNames.REWRITE, "Matchers");
  static final ClassName PATTERN_CANDIDATES =
      ClassName.get(RuntimeNames.REWRITE, "PatternCandidates");
  static final ClassName PATTERN_LITERALS = ClassName.get(RuntimeNames.REWRITE, "PatternLiterals");
  static final ClassName PATTERN_TREE = ClassName.get(RuntimeNames.REWRITE, "PatternTree");
  static final ClassName OPTIONAL = ClassName.get(Optional.class);

  static final TypeName TYPES = listOf(RuntimeNames.TYPE);
  static final TypeName VALUES = listOf(RuntimeNames.VALUE);

  /** Any list of lists of values. */
  static final TypeName VALUE_GROUPS = listOf(WildcardTypeName.subtypeOf(VALUES));

  private Names() {}

  static ClassName ir(String simpleName) {
    return ClassName.get(RuntimeNames.IR, simpleName);
  }

  private static ClassName codegen(String simpleName) {
    return ClassName.get(RuntimeNames.CODEGEN, simpleName);
  }

  static TypeName listOf(TypeName element) {
    return ParameterizedTypeName.get(ClassName.get(List.class), element);
  }

  /** {@code dataFormat} as a part of a longer name: {@code DataFormat}. */
  static String capitalized(String accessor) {
    return GeneratedNames.capitalized(accessor);
  }

  /** The companion that is generated for an enum or a constraint. */
  static ClassName companion(ClassName declaration, String suffix) {
    return ClassName.get(declaration.packageName(), declaration.simpleName() + suffix);
  }
}
