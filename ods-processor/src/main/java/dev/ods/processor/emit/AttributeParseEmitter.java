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

  AttributeParseEmitter(OpShape shape) {
    this.shape = shape;
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
  CodeBlock required(AttributeSpec attribute) {
    return CodeBlock.builder()
        .add(read(attribute, ""))
        .beginControlFlow("if ($LAttr == null)", attribute.accessor())
        .addStatement("return false")
        .endControlFlow()
        .add(set(attribute))
        .build();
  }

  /** Reads an attribute that may be absent; the local variable is null if it is. */
  CodeBlock optional(AttributeSpec attribute) {
    return CodeBlock.builder()
        .add(read(attribute, "Optional"))
        .beginControlFlow("if ($LAttr == null && parser.hasFailed())", attribute.accessor())
        .addStatement("return false")
        .endControlFlow()
        .build();
  }

  CodeBlock set(AttributeSpec attribute) {
    return CodeBlock.builder()
        .addStatement(
            "state.setProperty($L, $LAttr)",
            OpShape.slotConstant(attribute.accessor()),
            attribute.accessor())
        .build();
  }

  private CodeBlock read(AttributeSpec attribute, String optional) {
    ClassName storage = AttributeCode.storageClass(attribute.storage());
    return CodeBlock.builder()
        .addStatement(
            "$T $LAttr =$W$L", storage, attribute.accessor(), call(attribute, storage, optional))
        .build();
  }

  private CodeBlock call(AttributeSpec attribute, ClassName storage, String optional) {
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
