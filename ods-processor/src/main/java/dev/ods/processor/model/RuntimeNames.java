// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Set;

/**
 * The names of the runtime's classes. The processor knows them by name only: it is never linked to
 * the runtime.
 */
public final class RuntimeNames {
  /** The API level of {@link #CODEGEN} that generated code requires. */
  public static final int API_LEVEL = 1;

  /** The package of the annotations. */
  public static final String ANNOTATION = "dev.ods.annotation";

  /** The package of the IR. */
  public static final String IR = "dev.ods.ir";

  /** The package of the builtin types and attributes. */
  public static final String BUILTIN = "dev.ods.builtin";

  /** The package that only generated code uses. */
  public static final String CODEGEN = "dev.ods.codegen";

  /** The package of the constraints. */
  public static final String CONSTRAINT = "dev.ods.constraint";

  /** The package of the traits. */
  public static final String TRAIT = "dev.ods.trait";

  /** The package of the textual form. */
  public static final String TEXT = "dev.ods.text";

  /** The package of the verifier. */
  public static final String VERIFY = "dev.ods.verify";

  /** The package of effects on memory. */
  public static final String EFFECT = "dev.ods.effect";

  /** The package of control flow. */
  public static final String CONTROL = "dev.ods.control";

  /** The package of sizes and alignments of types. */
  public static final String DATA_LAYOUT = "dev.ods.datalayout";

  /** The package of inlining. */
  public static final String INLINE = "dev.ods.inline";

  /** The package of folding and rewriting. */
  public static final String REWRITE = "dev.ods.rewrite";

  /** The package of passes. */
  public static final String PASS = "dev.ods.pass";

  /** The package of operations on tensors and buffers. */
  public static final String SHAPED = "dev.ods.shaped";

  /** The package of memory slots. */
  public static final String MEMORY = "dev.ods.memory";

  /** The package of the predicates that constraints are composed of. */
  public static final String PREDICATE = "dev.ods.predicate";

  /** The package of ranges of integers. */
  public static final String RANGE = "dev.ods.range";

  /** The package of parts of tensors. */
  public static final String SUBSET = "dev.ods.subset";

  /** The packages of MLIR's op interfaces, which are those of their users. */
  private static final Set<String> OP_INTERFACES =
      Set.of(
          CONTROL,
          DATA_LAYOUT,
          EFFECT,
          MEMORY,
          RANGE,
          REWRITE,
          SHAPED,
          SUBSET,
          TEXT,
          TRAIT,
          VERIFY);

  public static final ClassName ATTRIBUTE = ClassName.get(IR, "Attribute");
  public static final ClassName DICTIONARY_ATTR = ClassName.get(IR, "DictionaryAttr");
  public static final ClassName ATTRIBUTE_INTERFACE = ClassName.get(IR, "AttributeInterface");
  public static final ClassName BLOCK = ClassName.get(IR, "Block");
  public static final ClassName CONTEXT = ClassName.get(IR, "Context");

  /** The base class of dialects. */
  public static final ClassName DIALECT_DEFINITION = ClassName.get(IR, "DialectDefinition");

  public static final ClassName NAMED_ATTRIBUTE = ClassName.get(IR, "NamedAttribute");
  public static final ClassName OP_BUILDER = ClassName.get(IR, "OpBuilder");
  public static final ClassName OP_VIEW = ClassName.get(IR, "OpView");
  public static final ClassName OPERATION = ClassName.get(IR, "Operation");
  public static final ClassName OPERATION_STATE = ClassName.get(IR, "OperationState");
  public static final ClassName REGION = ClassName.get(IR, "Region");
  public static final ClassName TYPE = ClassName.get(IR, "Type");
  public static final ClassName VALUE = ClassName.get(IR, "Value");
  public static final ClassName VALUE_RANGE = ClassName.get(IR, "ValueRange");
  public static final ClassName DIAGNOSTICS = ClassName.get("dev.ods.diagnostic", "Diagnostics");
  public static final ClassName UNIQUED = ClassName.get(IR, "Uniqued");
  public static final ClassName GENERATED_TYPE = ClassName.get(CODEGEN, "GeneratedType");
  public static final ClassName GENERATED_MUTABLE_TYPE =
      ClassName.get(CODEGEN, "GeneratedMutableType");
  public static final ClassName AFFINE_MAP = ClassName.get("dev.ods.affine", "AffineMap");
  public static final ClassName ASM_PARSER = ClassName.get(TEXT, "AsmParser");
  public static final ClassName ASM_PRINTER = ClassName.get(TEXT, "AsmPrinter");
  public static final ClassName SYMBOL_ASSEMBLY = ClassName.get(TEXT, "SymbolAssembly");
  public static final ClassName LOCATION = ClassName.get(IR, "Location");
  public static final ClassName OP_ASM_DIALECT_INTERFACE =
      ClassName.get(TEXT, "OpAsmDialectInterface");
  public static final ClassName DIALECT_ASM_PARSER = ClassName.get(TEXT, "DialectAsmParser");
  public static final ClassName DIALECT_ASM_PRINTER = ClassName.get(TEXT, "DialectAsmPrinter");
  public static final ClassName DIALECT_VERIFIER = ClassName.get(VERIFY, "DialectVerifier");
  public static final ClassName SYMBOL_TABLE_COLLECTION =
      ClassName.get(VERIFY, "SymbolTableCollection");
  public static final ClassName OP_ASM_PARSER = ClassName.get(TEXT, "OpAsmParser");
  public static final ClassName OP_ASM_PRINTER = ClassName.get(TEXT, "OpAsmPrinter");
  public static final ClassName OP_ASM_OP_INTERFACE = ClassName.get(TEXT, "OpAsmOpInterface");
  public static final ClassName VALUE_NAMER = OP_ASM_OP_INTERFACE.nestedClass("ValueNamer");
  public static final ClassName SYMBOL_USER_OP_INTERFACE =
      ClassName.get(VERIFY, "SymbolUserOpInterface");
  public static final ClassName SYMBOL_OP_INTERFACE = ClassName.get(TRAIT, "SymbolOpInterface");
  public static final ClassName CAST_OP_INTERFACE = ClassName.get(TRAIT, "CastOpInterface");
  public static final ClassName DERIVED_ATTRIBUTE_OP_INTERFACE =
      ClassName.get(TRAIT, "DerivedAttributeOpInterface");
  public static final ClassName INFER_TYPE_OP_INTERFACE =
      ClassName.get(TRAIT, "InferTypeOpInterface");
  public static final ClassName MEMORY_EFFECTS_OP_INTERFACE =
      ClassName.get(EFFECT, "MemoryEffectsOpInterface");
  public static final ClassName CONDITIONALLY_SPECULATABLE =
      ClassName.get(EFFECT, "ConditionallySpeculatable");
  public static final ClassName REGION_BRANCH_TERMINATOR_OP_INTERFACE =
      ClassName.get(CONTROL, "RegionBranchTerminatorOpInterface");
  public static final ClassName REGION_KIND_INTERFACE = ClassName.get(TRAIT, "RegionKindInterface");
  public static final ClassName DIALECT_ASSEMBLY = ClassName.get(TEXT, "DialectAssembly");
  public static final ClassName CANONICALIZABLE = ClassName.get(REWRITE, "Canonicalizable");
  public static final ClassName CANONICALIZABLE_DIALECT =
      ClassName.get(REWRITE, "CanonicalizableDialect");
  public static final ClassName CONSTANT_MATERIALIZER =
      ClassName.get(REWRITE, "ConstantMaterializer");
  public static final ClassName CONSTANTS = ClassName.get(REWRITE, "Constants");
  public static final ClassName FOLD_RESULT = ClassName.get(REWRITE, "FoldResult");
  public static final ClassName FOLDER = ClassName.get(REWRITE, "Folder");
  public static final ClassName FOLDABLE = ClassName.get(REWRITE, "Foldable");
  public static final ClassName FOLDABLE_DIALECT = ClassName.get(REWRITE, "FoldableDialect");
  public static final ClassName DIALECT_INLINER_INTERFACE =
      ClassName.get(INLINE, "DialectInlinerInterface");
  public static final ClassName INLINABLE_DIALECT = ClassName.get(INLINE, "InlinableDialect");
  public static final ClassName DATA_LAYOUT_DIALECT =
      ClassName.get(DATA_LAYOUT, "DataLayoutDialect");
  public static final ClassName DATA_LAYOUT_DIALECT_INTERFACE =
      ClassName.get(DATA_LAYOUT, "DataLayoutDialectInterface");
  public static final ClassName OP_PASS_MANAGER = ClassName.get(PASS, "OpPassManager");
  public static final ClassName PASS_BODY = ClassName.get(PASS, "PassBody");
  public static final ClassName PASS_PIPELINE_BODY = ClassName.get(PASS, "PassPipelineBody");
  public static final ClassName STATISTIC = ClassName.get(PASS, "Statistic");
  public static final ClassName REWRITE_PATTERN_SET = ClassName.get(REWRITE, "RewritePatternSet");
  public static final ClassName REWRITER = ClassName.get(REWRITE, "Rewriter");
  public static final ClassName SELF_CANONICALIZING = ClassName.get(REWRITE, "SelfCanonicalizing");
  public static final ClassName NULL_MARKED =
      ClassName.get("org.jspecify.annotations", "NullMarked");
  public static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
  public static final ClassName TRAIT_MARKER = ClassName.get(TRAIT, "OpTrait");
  public static final ClassName ELEMENT_TYPES = ClassName.get(PREDICATE, "ElementTypes");
  public static final ClassName ATTRIBUTES = ClassName.get(PREDICATE, "Attributes");
  public static final ClassName SHAPES = ClassName.get(PREDICATE, "Shapes");
  public static final ClassName ANY_TYPE = ClassName.get(CONSTRAINT, "AnyType");

  private RuntimeNames() {}

  /** A class of the package of the IR. */
  public static ClassName ir(String simpleName) {
    return ClassName.get(IR, simpleName);
  }

  /** Whether an interface of this package that an op extends is one of MLIR's op interfaces. */
  public static boolean hasOpInterfaces(String packageName) {
    return OP_INTERFACES.contains(packageName);
  }

  /** A class of the package of effects. */
  public static ClassName effect(String simpleName) {
    return ClassName.get(EFFECT, simpleName);
  }

  /** A class of the builtin package. */
  public static ClassName builtin(String simpleName) {
    return ClassName.get(BUILTIN, simpleName);
  }

  /** Whether a class of attributes is one of those of the builtin dialect, or of any dialect. */
  public static boolean isBuiltin(ClassName name) {
    return name.packageName().equals(BUILTIN) || name.packageName().equals(IR);
  }

  /** A class of the package of constraints. */
  public static ClassName constraint(String simpleName) {
    return ClassName.get(CONSTRAINT, simpleName);
  }

  /** The constraint on attributes or regions that an annotation stands for. */
  public static ClassName annotatedConstraint(String annotation) {
    return ClassName.get(CONSTRAINT + ".annotated", annotation);
  }

  /** The trait that an annotation stands for. */
  public static ClassName parameterizedTrait(String annotation) {
    return trait(annotation + "Trait");
  }

  /** A class of the package of traits. */
  public static ClassName trait(String simpleName) {
    return ClassName.get(TRAIT, simpleName);
  }
}
