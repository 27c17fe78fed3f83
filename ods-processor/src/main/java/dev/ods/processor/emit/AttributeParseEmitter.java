// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.format.OpVariable;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.RuntimeNames;
import java.util.Map;
import java.util.Objects;

/** Writes the code that parses one attribute of a format into its slot. */
final class AttributeParseEmitter {
  private static final CodeBlock CONTEXT = CodeBlock.of("parser.context()");

  /** The classes of attributes that begin with a token of their own, and what looks for it. */
  private static final Map<ClassName, String> KNOWN_BY_START =
      Map.of(
          Names.STRING_ATTR,
          "startsString",
          RuntimeNames.builtin("ArrayAttr"),
          "startsArray",
          RuntimeNames.builtin("SymbolRefAttr"),
          "startsSymbol");

  private final OpShape shape;
  private final OpFormat format;
  private final ParsedLocals locals;
  private final ParseCode code;

  AttributeParseEmitter(OpShape shape, OpFormat format, ParsedLocals locals, ParseCode code) {
    this.shape = shape;
    this.format = format;
    this.locals = locals;
    this.code = code;
  }

  /** Parses a required attribute. */
  void required(OpVariable.Attribute variable) {
    AttributeSpec attribute = variable.member();
    code.read(storage(attribute), local(attribute), call(variable, false));
    set(attribute);
  }

  /** What parses an attribute that is there. */
  CodeBlock call(OpVariable.Attribute variable) {
    return call(variable, false);
  }

  /** Parses an attribute that may be absent; the local variable is null if it is. */
  void optional(OpVariable.Attribute variable) {
    AttributeSpec attribute = variable.member();
    String local = local(attribute);
    if (attribute.storage().kind() == Kind.SYMBOL_NAME) {
      code.statement("$T $L = parser.parseOptionalSymbolName()", storage(attribute), local);
      return;
    }
    code.statement(
        "$T $L = null", isAny(variable) ? RuntimeNames.ATTRIBUTE : storage(attribute), local);
    code.add(
        CodeBlock.builder()
            .beginControlFlow(
                "if ($L$W&& ($L =$W$L) == null)", starts(variable), local, call(variable, true))
            .addStatement("return false")
            .endControlFlow()
            .build());
  }

  /** Parses an attribute into its slot, or nothing if the operation may be without it. */
  void inClause(OpVariable.Attribute variable) {
    AttributeSpec attribute = variable.member();
    if (!attribute.mayBeAbsent()) {
      required(variable);
      return;
    }
    optional(variable);
    code.add(
        CodeBlock.builder()
            .beginControlFlow("if ($L != null)", local(attribute))
            .addStatement(setting(attribute))
            .endControlFlow()
            .build());
  }

  /**
   * Whether an optional attribute may be any, as in MLIR: if it is of the wrong class, its verifier
   * says so, unless something relies on its class before.
   */
  private boolean isAny(OpVariable.Attribute variable) {
    AttributeStorage storage = variable.member().storage();
    return !format.isUsedBeforeVerification(variable.member())
        && !storage.isSymbol()
        && !isArray(variable)
        && !KNOWN_BY_START.containsKey(storage(variable.member()));
  }

  /** Whether an attribute is written {@code [1, 2]}. */
  private static boolean isArray(OpVariable.Attribute variable) {
    return variable.member().storage().kind().isDenseArray() && !variable.qualified();
  }

  /** The condition under which an attribute starts. */
  private CodeBlock starts(OpVariable.Attribute variable) {
    AttributeSpec attribute = variable.member();
    AttributeStorage storage = attribute.storage();
    if (storage.isSymbol()) {
      return CodeBlock.of("$T.starts(parser)", enumCompanion(storage));
    } else if (isArray(variable)) {
      return CodeBlock.of("parser.startsArray()");
    }
    return CodeBlock.of(
        "parser.$L()", KNOWN_BY_START.getOrDefault(storage(attribute), "startsAttribute"));
  }

  private static ClassName enumCompanion(AttributeStorage storage) {
    return EnumEmitter.companionOf(Objects.requireNonNull(storage.enumSpec()).name());
  }

  void set(AttributeSpec attribute) {
    code.statement("$L", setting(attribute));
  }

  private CodeBlock setting(AttributeSpec attribute) {
    return CodeBlock.of(
        "state.setProperty($L, $L)", OpShape.slotConstant(attribute.accessor()), local(attribute));
  }

  /** The variable with what was parsed. */
  String local(AttributeSpec attribute) {
    return locals.name(attribute, "Attr");
  }

  private static ClassName storage(AttributeSpec attribute) {
    return AttributeCode.storageClass(attribute.storage());
  }

  private CodeBlock call(OpVariable.Attribute variable, boolean optional) {
    AttributeSpec attribute = variable.member();
    ClassName storage = storage(attribute);
    AttributeStorage kind = attribute.storage();
    if (kind.isSymbol()) {
      return CodeBlock.of("$T.parse(parser, $S)", enumCompanion(kind), attribute.name());
    } else if (kind.kind() == Kind.SYMBOL_NAME) {
      return CodeBlock.of("parser.parseSymbolName()");
    } else if (kind.kind() == Kind.FLAT_SYMBOL_REF && !optional) {
      return CodeBlock.of("parser.parseFlatSymbolRef()");
    } else if (isArray(variable)) {
      return CodeBlock.of(
          "parser.parseDenseArray($L)", AttributeCode.valueTypeCode(kind.kind(), CONTEXT));
    }
    CodeBlock type = AttributeCode.formatType(attribute, CONTEXT);
    CodeBlock typeOrNull = type == null ? CodeBlock.of("null") : type;
    if (optional && isAny(variable)) {
      return CodeBlock.of("parser.parseAttribute($L)", typeOrNull);
    } else if (kind.kind() == Kind.INTERFACE) {
      return CodeBlock.of(
          "parser.parseAttributeWith($T.class, $L)", AttributeCode.requiredClass(kind), typeOrNull);
    } else if (type != null) {
      return CodeBlock.of("parser.parseAttribute($T.class, $L)", storage, type);
    } else if (shape.isTyped(attribute) && !optional) {
      return CodeBlock.of("parser.parseTypedAttribute()");
    } else if (AttributeCode.acceptsAll(kind)) {
      return CodeBlock.of("parser.parseAttribute(null)");
    }
    if (variable.isStripped(optional)) {
      return CodeBlock.of(
          "parser.parseStrippedAttribute($Z$T.class, null, $T::parse)", storage, storage);
    }
    return CodeBlock.of("parser.parseAttribute($T.class, null)", storage);
  }
}
