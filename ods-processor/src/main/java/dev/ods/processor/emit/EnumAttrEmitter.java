// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.EnumFormat;
import dev.ods.processor.format.FormatElement.Whitespace;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.EnumSpec.OwnAttribute;
import dev.ods.processor.model.RuntimeNames;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the attribute whose value is a case of an enum, or a set of cases. */
public final class EnumAttrEmitter {
  /** How many sets are kept in a table; of larger enums each set is looked up by its bits. */
  private static final long MAX_TABLE = 256;

  private final EnumSpec spec;
  private final OwnAttribute attribute;
  private final EnumFormat format;
  private final Annotations annotations;
  private final ClassName companion;
  private final TypeName value;
  private final long validBits;

  private EnumAttrEmitter(
      EnumSpec spec, OwnAttribute attribute, EnumFormat format, Annotations annotations) {
    this.spec = spec;
    this.attribute = attribute;
    this.format = format;
    this.annotations = annotations;
    this.companion = EnumEmitter.companionOf(spec.name());
    this.value = EnumEmitter.valueType(spec);
    this.validBits =
        spec.cases().stream().mapToLong(EnumSpec.Case::value).reduce(0, (a, b) -> a | b);
  }

  /**
   * Writes the attribute.
   *
   * @param isPublic whether the enum, and so the attribute, is accessible in other packages
   */
  public static JavaFile emit(
      EnumSpec spec,
      OwnAttribute attribute,
      EnumFormat format,
      boolean isPublic,
      Annotations annotations) {
    TypeSpec.Builder type = new EnumAttrEmitter(spec, attribute, format, annotations).type();
    annotations.mark(type);
    if (isPublic) {
      type.addModifiers(Modifier.PUBLIC);
    }
    return Files.of(
        spec.name().packageName(), spec.name(), EnumEmitter.complete(spec, type.build()));
  }

  private TypeSpec.Builder type() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(attribute.generated())
            .addJavadoc(
                spec.isBits()
                    ? "The attribute {@code #$L}, whose value is a set of {@link $T}.\n"
                    : "The attribute {@code #$L}, whose value is a {@link $T}.\n",
                attribute.name(),
                spec.name())
            .addModifiers(Modifier.FINAL)
            .superclass(
                spec.isBits()
                    ? ParameterizedTypeName.get(Names.GENERATED_BIT_ENUM_ATTR, spec.name())
                    : Names.GENERATED_ENUM_ATTR)
            .addField(constant("MNEMONIC", "The name in the dialect.", attribute.mnemonic()))
            .addField(
                constant(
                    "SUMMARY", "The summary of the constraint, for diagnostics.", spec.summary()));
    if (hasTable()) {
      type.addField(table());
    }
    if (!spec.isBits()) {
      type.addField(value, "value", Modifier.PRIVATE, Modifier.FINAL);
    }
    type.addMethod(constructor());
    if (hasTable()) {
      type.addMethod(all());
    }
    if (spec.isBits()) {
      type.addMethod(none());
    }
    type.addMethod(get());
    if (spec.isBits()) {
      type.addMethod(ofBits());
    }
    type.addMethod(test()).addMethod(parse());
    if (!spec.isBits()) {
      type.addMethod(value());
    }
    return type.addMethod(text("dialectNamespace", JavaLiterals.string(attribute.namespace())))
        .addMethod(text("mnemonic", CodeBlock.of("MNEMONIC")))
        .addMethod(print());
  }

  private MethodSpec test() {
    return EnumEmitter.method("test", "Whether an attribute is of this class.")
        .returns(TypeName.BOOLEAN)
        .addParameter(RuntimeNames.ATTRIBUTE, "attribute")
        .addStatement("return attribute instanceof $T", attribute.generated())
        .build();
  }

  private MethodSpec value() {
    return MethodSpec.methodBuilder("value")
        .addJavadoc("The case.\n")
        .addModifiers(Modifier.PUBLIC)
        .returns(value)
        .addStatement("return value")
        .build();
  }

  private static FieldSpec constant(String name, String javadoc, String text) {
    return FieldSpec.builder(String.class, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("$L\n", javadoc)
        .initializer(JavaLiterals.string(text))
        .build();
  }

  private static MethodSpec text(String method, CodeBlock text) {
    return MethodSpec.methodBuilder(method)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(String.class)
        .addStatement("return $L", text)
        .build();
  }

  // -- Creation ----------------------------------------------------------------------------------

  private boolean hasTable() {
    return !spec.isBits() || Long.compareUnsigned(validBits, MAX_TABLE) < 0;
  }

  private FieldSpec table() {
    return FieldSpec.builder(
            ParameterizedTypeName.get(
                Names.ir("ContextKey"), ArrayTypeName.of(attribute.generated())),
            "ALL",
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer("$T.create($T::all)", Names.ir("ContextKey"), attribute.generated())
        .build();
  }

  private MethodSpec constructor() {
    MethodSpec.Builder method =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(RuntimeNames.CONTEXT, "context");
    return spec.isBits()
        ? method
            .addParameter(TypeName.LONG, "bits")
            .addStatement("super(context, $T.CASES, bits)", companion)
            .build()
        : method
            .addParameter(value, "value")
            .addStatement("super(context, value.ordinal())")
            .addStatement("this.value = value")
            .build();
  }

  private MethodSpec all() {
    ClassName type = attribute.generated();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("all")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(ArrayTypeName.of(type))
            .addParameter(RuntimeNames.CONTEXT, "context");
    if (spec.isBits()) {
      // What is not among the bits is never looked up.
      boolean dense = Long.bitCount(validBits + 1) == 1;
      return method
          .addStatement("$T[] all = new $T[$L]", type, type, validBits + 1)
          .addStatement(
              "$T.setAll(all, bits -> intern(new $T(context, $L)))",
              Arrays.class,
              type,
              dense ? "bits" : "bits & " + validBits)
          .addStatement("return all")
          .build();
    }
    return method
        .addStatement("$T[] cases = $T.values()", spec.name(), spec.name())
        .addStatement("$T[] all = new $T[cases.length]", type, type)
        .addStatement("$T.setAll(all, i -> intern(new $T(context, cases[i])))", Arrays.class, type)
        .addStatement("return all")
        .build();
  }

  private MethodSpec none() {
    return EnumEmitter.method("none", "Returns the attribute of the empty set.")
        .returns(attribute.generated())
        .addParameter(RuntimeNames.CONTEXT, "context")
        .addStatement("return ofBits(context, 0)")
        .build();
  }

  private MethodSpec get() {
    return EnumEmitter.method(
            "get",
            spec.isBits()
                ? "Returns the attribute of a set of cases."
                : "Returns the attribute of a case.")
        .returns(attribute.generated())
        .addParameter(RuntimeNames.CONTEXT, "context")
        .addParameter(value, "value")
        .addStatement(
            "return $L",
            spec.isBits()
                ? CodeBlock.of("ofBits(context, $T.value(value))", companion)
                : CodeBlock.of("context.get(ALL)[value.ordinal()]"))
        .build();
  }

  private MethodSpec ofBits() {
    return MethodSpec.methodBuilder("ofBits")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(attribute.generated())
        .addParameter(RuntimeNames.CONTEXT, "context")
        .addParameter(TypeName.LONG, "bits")
        .addStatement(
            "return $L",
            hasTable()
                ? CodeBlock.of("context.get(ALL)[(int) bits]")
                : CodeBlock.of("intern(new $T(context, bits))", attribute.generated()))
        .build();
  }

  // -- Text --------------------------------------------------------------------------------------

  private MethodSpec parse() {
    MethodSpec.Builder method =
        EnumEmitter.method(
                "parse",
                "Parses what follows the mnemonic; returns null after it has reported an error.")
            .returns(annotations.nullable(attribute.generated()))
            .addParameter(RuntimeNames.ASM_PARSER, "parser")
            .addParameter(annotations.nullable(RuntimeNames.TYPE), "type");
    literals(format.before(), method);
    // With 64 cases every number is a set: none is left for what is not.
    boolean readsBits = spec.isBits() && spec.cases().size() < Long.SIZE;
    CodeBlock absent;
    if (readsBits) {
      method.addStatement("long bits = $T.CASES.parseBits(parser)", companion);
      absent = CodeBlock.of("bits == $T.NONE", Names.BIT_CASES);
    } else {
      method.addStatement("$T value = $T.parse(parser)", value, companion);
      absent = CodeBlock.of("value == null");
    }
    method
        .beginControlFlow("if ($L)", absent)
        .addStatement(
            "reportUnread($Zparser,$W$L,$W$L)",
            JavaLiterals.string(attribute.definition()),
            JavaLiterals.string(spec.cppType()))
        .addStatement("return null")
        .endControlFlow();
    literals(format.after(), method);
    return method
        .addStatement(
            readsBits
                ? "return ofBits(parser.context(), bits)"
                : "return get(parser.context(), value)")
        .build();
  }

  private static void literals(List<String> literals, MethodSpec.Builder method) {
    CodeBlock missing =
        literals.stream()
            .filter(literal -> !literal.isBlank())
            .map(literal -> CodeBlock.of("!parser.parse$L", LiteralCode.call(literal)))
            .collect(CodeBlock.joining("$W|| "));
    if (!missing.isEmpty()) {
      method.beginControlFlow("if ($L)", missing).addStatement("return null").endControlFlow();
    }
  }

  private MethodSpec print() {
    PrintedText out = new PrintedText();
    Spacing spacing = new Spacing(out);
    format.before().forEach(literal -> print(literal, spacing));
    spacing.separate();
    out.statement(
        spec.isBits()
            ? CodeBlock.of("printValue(printer)")
            : CodeBlock.of("$T.print(printer, value)", companion));
    format.after().forEach(literal -> print(literal, spacing));
    return MethodSpec.methodBuilder("print")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(Names.ASM_PRINTER, "printer")
        .addCode(out.build())
        .build();
  }

  private static void print(String literal, Spacing spacing) {
    switch (literal) {
      case "" -> spacing.whitespace(Whitespace.Kind.NONE);
      case " " -> spacing.whitespace(Whitespace.Kind.SPACE);
      default -> spacing.literal(literal);
    }
  }
}
