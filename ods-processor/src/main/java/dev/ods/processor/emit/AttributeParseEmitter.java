// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import java.util.Objects;

/** Writes what reads one attribute of a format into its slot. */
final class AttributeParseEmitter {
  private static final CodeBlock CONTEXT = CodeBlock.of("parser.context()");

  private final OpShape shape;
  private final ParseCode code;

  AttributeParseEmitter(OpShape shape, ParseCode code) {
    this.shape = shape;
    this.code = code;
  }

  /**
   * Whether an attribute is read, and so has to be written, without the name of its dialect.
   *
   * @param optional whether it may be absent: what starts it is then not known, and it stands in
   *     full
   */
  static boolean isStripped(AttributeSpec attribute, boolean optional) {
    AttributeStorage storage = attribute.storage();
    return storage.kind().isDenseArray() || (storage.readsItself() && !optional);
  }

  /** Reads an attribute that must be there. */
  void required(AttributeSpec attribute) {
    code.read(storage(attribute), local(attribute), call(attribute, ""));
    set(attribute);
  }

  /** Reads an attribute that may be absent; the local variable is null if it is. */
  void optional(AttributeSpec attribute) {
    String local = local(attribute);
    code.statement("$T $L =$W$L", storage(attribute), local, call(attribute, "Optional"));
    code.add(
        CodeBlock.builder()
            .beginControlFlow("if ($L == null && parser.hasFailed())", local)
            .addStatement("return false")
            .endControlFlow()
            .build());
  }

  void set(AttributeSpec attribute) {
    code.statement(
        "state.setProperty($L, $L)", OpShape.slotConstant(attribute.accessor()), local(attribute));
  }

  private static String local(AttributeSpec attribute) {
    return attribute.accessor() + "Attr";
  }

  private static ClassName storage(AttributeSpec attribute) {
    return AttributeCode.storageClass(attribute.storage());
  }

  private CodeBlock call(AttributeSpec attribute, String optional) {
    ClassName storage = storage(attribute);
    AttributeStorage kind = attribute.storage();
    if (kind.kind() == Kind.ENUM) {
      return CodeBlock.of(
          "$T.parse$L(parser, $S)",
          EnumEmitter.companionOf(Objects.requireNonNull(kind.enumSpec()).name()),
          optional,
          attribute.name());
    } else if (kind.kind() == Kind.SYMBOL_NAME) {
      return CodeBlock.of("parser.parse$LSymbolName()", optional);
    } else if (kind.kind() == Kind.FLAT_SYMBOL_REF && optional.isEmpty()) {
      return CodeBlock.of("parser.parseFlatSymbolRef()");
    } else if (kind.kind().isDenseArray()) {
      CodeBlock read =
          CodeBlock.of("parser.parseDenseArray($L)", AttributeCode.valueTypeCode(kind, CONTEXT));
      return optional.isEmpty() ? read : CodeBlock.of("parser.startsArray() ?$W$L : null", read);
    }
    CodeBlock type = AttributeCode.formatType(attribute, CONTEXT);
    if (type != null) {
      return CodeBlock.of("parser.parse$LAttribute($T.class, $L)", optional, storage, type);
    } else if (shape.isTyped(attribute) && optional.isEmpty()) {
      return CodeBlock.of("parser.parseTypedAttribute()");
    } else if (AttributeCode.acceptsAll(kind)) {
      return CodeBlock.of("parser.parse$LAttribute(null)", optional);
    }
    if (isStripped(attribute, !optional.isEmpty())) {
      return CodeBlock.of(
          "parser.parseStrippedAttribute($Z$T.class, null, $T::parse)", storage, storage);
    }
    return CodeBlock.of("parser.parse$LAttribute($T.class, null)", optional, storage);
  }
}
