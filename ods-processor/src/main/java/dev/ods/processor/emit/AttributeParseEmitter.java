// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.format.OpElement.AttributeVariable;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import java.util.Objects;

/** Writes the code that parses one attribute of a format into its slot. */
final class AttributeParseEmitter {
  private static final CodeBlock CONTEXT = CodeBlock.of("parser.context()");

  private final OpShape shape;
  private final ParsedLocals locals;
  private final ParseCode code;

  AttributeParseEmitter(OpShape shape, ParsedLocals locals, ParseCode code) {
    this.shape = shape;
    this.locals = locals;
    this.code = code;
  }

  /**
   * Whether an attribute is parsed and printed without its dialect's prefix.
   *
   * @param optional whether it may be absent: it is then parsed with the prefix, as what it starts
   *     with is not known
   */
  static boolean isStripped(AttributeVariable variable, boolean optional) {
    AttributeStorage storage = variable.member().storage();
    return !variable.qualified() && isStripped(storage, optional);
  }

  private static boolean isStripped(AttributeStorage storage, boolean optional) {
    return storage.kind().isDenseArray() || (storage.readsItself() && !optional);
  }

  /** Parses a required attribute. */
  void required(AttributeVariable variable) {
    AttributeSpec attribute = variable.member();
    code.read(storage(attribute), local(attribute), call(variable, false));
    set(attribute);
  }

  /** Parses an attribute that may be absent; the local variable is null if it is. */
  void optional(AttributeVariable variable) {
    AttributeSpec attribute = variable.member();
    String local = local(attribute);
    if (attribute.storage().kind() == Kind.SYMBOL_NAME) {
      code.statement("$T $L = parser.parseOptionalSymbolName()", storage(attribute), local);
      return;
    }
    code.statement("$T $L = null", storage(attribute), local);
    code.add(
        CodeBlock.builder()
            .beginControlFlow(
                "if ($L$W&& ($L =$W$L) == null)", starts(variable), local, call(variable, true))
            .addStatement("return false")
            .endControlFlow()
            .build());
  }

  /** The condition under which an attribute starts. */
  private CodeBlock starts(AttributeVariable variable) {
    AttributeSpec attribute = variable.member();
    AttributeStorage storage = attribute.storage();
    if (storage.isSymbol()) {
      return CodeBlock.of("$T.starts(parser)", enumCompanion(storage));
    } else if (storage.kind().isDenseArray() && !variable.qualified()) {
      return CodeBlock.of("parser.startsArray()");
    }
    boolean anyStart = storage.kind() == Kind.INTERFACE || AttributeCode.acceptsAll(storage);
    return AttributeCode.formatType(attribute, CONTEXT) == null && anyStart
        ? CodeBlock.of("parser.startsAttribute()")
        : CodeBlock.of("parser.startsAttribute($T.class)", storage(attribute));
  }

  private static ClassName enumCompanion(AttributeStorage storage) {
    return EnumEmitter.companionOf(Objects.requireNonNull(storage.enumSpec()).name());
  }

  void set(AttributeSpec attribute) {
    code.statement(
        "state.setProperty($L, $L)", OpShape.slotConstant(attribute.accessor()), local(attribute));
  }

  /** The variable with what was parsed. */
  String local(AttributeSpec attribute) {
    return locals.name(attribute, "Attr");
  }

  private static ClassName storage(AttributeSpec attribute) {
    return AttributeCode.storageClass(attribute.storage());
  }

  private CodeBlock call(AttributeVariable variable, boolean optional) {
    AttributeSpec attribute = variable.member();
    ClassName storage = storage(attribute);
    AttributeStorage kind = attribute.storage();
    if (kind.isSymbol()) {
      return CodeBlock.of("$T.parse(parser, $S)", enumCompanion(kind), attribute.name());
    } else if (kind.kind() == Kind.SYMBOL_NAME) {
      return CodeBlock.of("parser.parseSymbolName()");
    } else if (kind.kind() == Kind.FLAT_SYMBOL_REF && !optional) {
      return CodeBlock.of("parser.parseFlatSymbolRef()");
    } else if (kind.kind().isDenseArray() && !variable.qualified()) {
      return CodeBlock.of("parser.parseDenseArray($L)", AttributeCode.valueTypeCode(kind, CONTEXT));
    }
    CodeBlock type = AttributeCode.formatType(attribute, CONTEXT);
    if (kind.kind() == Kind.INTERFACE) {
      return CodeBlock.of(
          "parser.parseAttributeWith($T.class, $L)",
          AttributeCode.requiredClass(kind),
          type == null ? "null" : type);
    } else if (type != null) {
      return CodeBlock.of("parser.parseAttribute($T.class, $L)", storage, type);
    } else if (shape.isTyped(attribute) && !optional) {
      return CodeBlock.of("parser.parseTypedAttribute()");
    } else if (AttributeCode.acceptsAll(kind)) {
      return CodeBlock.of("parser.parseAttribute(null)");
    }
    if (isStripped(variable, optional)) {
      return CodeBlock.of(
          "parser.parseStrippedAttribute($Z$T.class, null, $T::parse)", storage, storage);
    }
    return CodeBlock.of("parser.parseAttribute($T.class, null)", storage);
  }
}
