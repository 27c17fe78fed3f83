// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.PassMember;
import dev.ods.processor.model.PassMember.Choice;
import dev.ods.processor.model.PassSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes the class with what tools need to know of a pass or a pass pipeline, and that makes it.
 */
public final class PassEmitter {
  private static final ClassName PASS = ClassName.get(RuntimeNames.PASS, "Pass");
  private static final ClassName PASS_INFO = ClassName.get(RuntimeNames.PASS, "PassInfo");
  private static final ClassName PASS_PIPELINE_INFO =
      ClassName.get(RuntimeNames.PASS, "PassPipelineInfo");
  private static final ClassName PASS_OPTION = ClassName.get(RuntimeNames.PASS, "PassOption");
  private static final ClassName PASS_OPTIONS = ClassName.get(RuntimeNames.PASS, "PassOptions");
  private static final ClassName PASS_PROVIDER = ClassName.get(RuntimeNames.PASS, "PassProvider");
  private static final ClassName OPTION_TEXT = ClassName.get(RuntimeNames.PASS, "OptionText");
  private static final ClassName DECLARED_PASS = ClassName.get(RuntimeNames.PASS, "DeclaredPass");

  private final PassSpec pass;
  private final NameAllocator names = new NameAllocator();

  private PassEmitter(PassSpec pass) {
    this.pass = pass;
    pass.members().forEach(member -> names.newName(member.component(), member));
  }

  /** Writes the class; of a pass with errors, what it would declare. */
  public static JavaFile emit(PassSpec pass, Annotations annotations) {
    PassEmitter emitter = new PassEmitter(pass);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(pass.generated())
            .addJavadoc(
                "The pass $Lof $L.\n",
                pass.isPipeline() ? "pipeline " : "",
                Javadocs.link(pass.declaration()))
            // Also that of a package-private record, as modules provide the class in it.
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addField(emitter.info())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(emitter.read())
            .addType(emitter.provider());
    if (!pass.isPipeline()) {
      type.addMethod(emitter.of());
    }
    annotations.mark(type);
    return Files.of(pass.generated().packageName(), pass.declaration(), type.build());
  }

  private List<PassMember> options() {
    return pass.members().stream().filter(PassMember::isOption).toList();
  }

  private ClassName infoClass() {
    return pass.isPipeline() ? PASS_PIPELINE_INFO : PASS_INFO;
  }

  private FieldSpec info() {
    CodeBlock options =
        options().stream().map(PassEmitter::declaration).collect(CodeBlock.joining(",$W"));
    return FieldSpec.builder(infoClass(), "INFO", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("What tools need to know of it.\n")
        .initializer(
            "new $T($L,$W$L,$W$T.of($L),$W$T::read)",
            infoClass(),
            JavaLiterals.string(pass.name()),
            JavaLiterals.string(pass.summary()),
            List.class,
            pass.broken() ? CodeBlock.of("") : options,
            pass.generated())
        .build();
  }

  private static CodeBlock declaration(PassMember option) {
    CodeBlock name = JavaLiterals.string(option.name());
    CodeBlock description = JavaLiterals.string(option.description());
    return switch (option.kind()) {
      case FLAG -> CodeBlock.of("$T.flag($L, $L)", PASS_OPTION, name, description);
      case CHOICE ->
          CodeBlock.of(
              "$T.choice($L, $L, $T.of($L))",
              PASS_OPTION,
              name,
              description,
              List.class,
              option.choices().stream().map(PassEmitter::choice).collect(CodeBlock.joining(",$W")));
      default ->
          CodeBlock.of(
              "$T.value($L, $S, $L)", PASS_OPTION, name, label(option.kind()), description);
    };
  }

  private static CodeBlock choice(Choice choice) {
    return CodeBlock.of(
        "new $T.Choice($L, $L)",
        PASS_OPTION,
        JavaLiterals.string(choice.word()),
        JavaLiterals.string(choice.description()));
  }

  /** What MLIR's help calls the values. */
  private static String label(PassMember.Kind kind) {
    return switch (kind) {
      case INTEGER, INTEGERS -> "int";
      case LONG, LONGS -> "long";
      case UNSIGNED -> "uint";
      case DOUBLE, DOUBLES, FLOAT, FLOATS -> "number";
      case TEXT, TEXTS -> "string";
      case PIPELINES -> "pass-manager";
      case FLAG, CHOICE, STATISTIC ->
          throw new IllegalArgumentException(kind + " has values of its own");
    };
  }

  private MethodSpec read() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("read")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(pass.isPipeline() ? RuntimeNames.PASS_PIPELINE_BODY : PASS)
            .addParameter(PASS_OPTIONS, "options");
    return pass.broken()
        ? method.addStatement(Stubs.UNREACHABLE).build()
        : method
            .addStatement(
                "return $L($Z$L)",
                pass.isPipeline() ? CodeBlock.of("new $T", pass.declaration()) : "of",
                options().stream().map(PassEmitter::reading).collect(CodeBlock.joining(",$W")))
            .build();
  }

  private static CodeBlock reading(PassMember option) {
    String method =
        switch (option.kind()) {
          case FLAG -> "flag";
          case INTEGER -> "integer";
          case LONG -> "number";
          case UNSIGNED -> "unsigned";
          case DOUBLE -> "doubleNumber";
          case FLOAT -> "floatNumber";
          case TEXT -> "text";
          case CHOICE -> "choice";
          case INTEGERS -> "integers";
          case LONGS -> "numbers";
          case DOUBLES -> "doubleNumbers";
          case FLOATS -> "floatNumbers";
          case TEXTS -> "list";
          case PIPELINES -> "pipelines";
          case STATISTIC -> throw new IllegalArgumentException("a statistic is no option");
        };
    CodeBlock name = JavaLiterals.string(option.name());
    return option.kind() == PassMember.Kind.PIPELINES
        ? CodeBlock.of("options.$L($L)", method, name)
        : CodeBlock.of("options.$L($L, $L)", method, name, otherwise(option));
  }

  private static CodeBlock otherwise(PassMember option) {
    String text = option.defaultText();
    return switch (option.kind()) {
      case FLAG -> CodeBlock.of("$L", text == null ? "false" : text);
      case INTEGER -> CodeBlock.of("$L", text == null ? 0 : Integer.parseInt(text));
      case LONG, UNSIGNED -> CodeBlock.of("$LL", text == null ? 0 : Long.parseLong(text));
      case DOUBLE -> CodeBlock.of("$L", text == null ? 0.0 : Double.parseDouble(text));
      case FLOAT -> CodeBlock.of("$Lf", text == null ? 0.0f : Float.parseFloat(text));
      case TEXT -> JavaLiterals.string(text == null ? "" : text);
      case INTEGERS -> elements(option, "$L", Long::valueOf);
      case LONGS -> elements(option, "$LL", Long::valueOf);
      case DOUBLES -> elements(option, "$L", Double::valueOf);
      case FLOATS -> elements(option, "$Lf", Float::valueOf);
      case TEXTS, PIPELINES ->
          CodeBlock.of(
              "$T.of($L)",
              List.class,
              option.defaultElements().stream()
                  .map(JavaLiterals::string)
                  .collect(CodeBlock.joining(", ")));
      default ->
          CodeBlock.of(
              "$T.$L",
              option.type(),
              option.choices().stream()
                  .filter(choice -> text == null || choice.word().equals(text))
                  .findFirst()
                  .orElseThrow()
                  .constant());
    };
  }

  /** The default of a list of numbers, of which each is written in this format. */
  private static CodeBlock elements(
      PassMember option, String format, Function<String, Number> parser) {
    return CodeBlock.of(
        "$T.of($L)",
        List.class,
        option.defaultElements().stream()
            .map(element -> CodeBlock.of(format, parser.apply(element)))
            .collect(CodeBlock.joining(", ")));
  }

  /** The modifiers of what mentions the options, which may be as inaccessible as the record. */
  private Modifier[] access() {
    return pass.isPublic()
        ? new Modifier[] {Modifier.PUBLIC, Modifier.STATIC}
        : new Modifier[] {Modifier.STATIC};
  }

  private MethodSpec of() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("of")
            .addJavadoc("The pass with given options.\n")
            .addModifiers(access())
            .returns(PASS);
    options().forEach(option -> method.addParameter(option.type(), names.get(option)));
    if (pass.broken()) {
      return method.addStatement(Stubs.UNREACHABLE).build();
    }
    for (PassMember member : pass.members()) {
      if (!member.isOption()) {
        method.addStatement(
            "$T $L = $T.of($L, $L)",
            RuntimeNames.STATISTIC,
            names.get(member),
            RuntimeNames.STATISTIC,
            JavaLiterals.string(member.name()),
            JavaLiterals.string(member.description()));
      }
    }
    return method
        .addStatement(
            "return new $T($Z$L,$W$L,$Wnew $T($L),$W$L,$W$T.of($L),$W$T.of($L),$W$L)",
            DECLARED_PASS,
            JavaLiterals.string(pass.name()),
            JavaLiterals.string(pass.title()),
            pass.declaration(),
            components(pass.members().stream()),
            pass.op() == null ? CodeBlock.of("null") : CodeBlock.of("$T.NAME", pass.op()),
            List.class,
            pass.dialects().stream()
                .map(dialect -> CodeBlock.of("new $T()", dialect))
                .collect(CodeBlock.joining(",$W")),
            List.class,
            components(pass.members().stream().filter(member -> !member.isOption())),
            optionText())
        .build();
  }

  /** The options as the text of a pipeline has them. */
  private CodeBlock optionText() {
    CodeBlock.Builder text = CodeBlock.builder().add("new $T()", OPTION_TEXT);
    for (PassMember option : options()) {
      CodeBlock name = JavaLiterals.string(option.name());
      if (option.kind().isList()) {
        text.add("$Z.addList($L,$W$L,$W$L)", name, names.get(option), otherwise(option));
      } else {
        text.add("$Z.add($L,$W$L)", name, names.get(option));
      }
    }
    return text.build();
  }

  private CodeBlock components(Stream<PassMember> members) {
    return members
        .map(member -> CodeBlock.of("$L", names.get(member)))
        .collect(CodeBlock.joining(",$W"));
  }

  private TypeSpec provider() {
    TypeSpec.Builder provider =
        TypeSpec.classBuilder("Provider")
            .addJavadoc("Makes it known to tools, if it is named as a service.\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addSuperinterface(PASS_PROVIDER)
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addJavadoc("Called by {@link java.util.ServiceLoader}.\n")
                    .addModifiers(Modifier.PUBLIC)
                    .build());
    provider.addMethod(provided("passes", PASS_INFO));
    if (pass.isPipeline()) {
      provider.addMethod(provided("pipelines", PASS_PIPELINE_INFO));
    }
    return provider.build();
  }

  /** The method of the provider for entries of this class. */
  private MethodSpec provided(String name, ClassName entries) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(Names.listOf(entries))
        .addStatement("return $T.of($L)", List.class, entries.equals(infoClass()) ? "INFO" : "")
        .build();
  }
}
