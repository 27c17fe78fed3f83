// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.format.DefElement;
import dev.ods.processor.format.DefFormat;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefParameter.Absence;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes the parser of a type or an attribute from its format. Each parameter has a local variable
 * of its boxed type, which is null as long as it is absent.
 */
final class DefParseEmitter implements DefElement.Visitor<@Nullable Void> {
  private static final CodeBlock CONTEXT = CodeBlock.of("parser.context()");

  private final DefSpec def;
  private final LocalNames names =
      new LocalNames("parser", "type", "start", "i", "key", "diagnostics", "location");
  private final CodeBlock.Builder code = CodeBlock.builder();

  /** The parameters whose variables are declared. */
  private final Set<DefParameter> declared = new HashSet<>();

  private int labels;
  private int customs;

  private DefParseEmitter(DefSpec def) {
    this.def = def;
  }

  /** The body of the parser up to the record {@code key}. */
  static CodeBlock emit(DefSpec def, DefFormat format) {
    DefParseEmitter emitter = new DefParseEmitter(def);
    DefParameter self = def.selfType();
    if (self != null) {
      emitter.selfType(self);
    }
    for (DefElement element : format.elements()) {
      if (!(element instanceof DefElement.Variable variable)
          || variable.parameter().isReadOptionally()) {
        emitter.declareAll(element);
      }
      element.accept(emitter);
    }
    emitter.key();
    return emitter.code.build();
  }

  // -- Local variables ---------------------------------------------------------------------------

  private String local(DefParameter parameter) {
    return names.of(parameter.accessor(), parameter.accessor(), "");
  }

  private static TypeName boxed(DefParameter parameter) {
    return parameter.kind().javaType().box();
  }

  private void declareAll(DefElement element) {
    boolean isStraight =
        element instanceof DefElement.Params params
            && lastRequired(params) + 1 == params.variables().size();
    for (DefParameter parameter : element.parameters()) {
      boolean alwaysRead =
          (element instanceof DefElement.Custom && !parameter.isOptional())
              || (isStraight && !parameter.isReadOptionally());
      if (!alwaysRead && declared.add(parameter)) {
        code.addStatement("$T $L = null", boxed(parameter), local(parameter));
      }
    }
  }

  private void returnNull() {
    code.addStatement("return null").endControlFlow();
  }

  private void require(String call, Object... arguments) {
    code.beginControlFlow("if (!" + call + ")", arguments);
    returnNull();
  }

  // -- The type of the attribute -----------------------------------------------------------------

  private void selfType(DefParameter self) {
    String local = local(self);
    declared.add(self);
    ParameterKind.Symbol kind = (ParameterKind.Symbol) self.kind();
    if (self.absence() == Absence.DEFAULT) {
      selfTypeOrDefault(self, kind);
      return;
    }
    if (kind.isAny()) {
      code.addStatement(
          "$T $L = type == null ? $T.get(parser.context()) : type",
          boxed(self),
          local,
          RuntimeNames.builtin("NoneType"));
      return;
    }
    code.beginControlFlow("if (!(type instanceof $T $L))", kind.name(), local)
        .addStatement(
            "parser.error($Zstart,$Wtype == null ? $S : $S)",
            "expected a trailing type",
            "invalid kind of type specified");
    returnNull();
  }

  /** The type, or null if there is none. */
  private void selfTypeOrDefault(DefParameter self, ParameterKind.Symbol kind) {
    if (kind.isAny()) {
      code.addStatement("$T $L = type", boxed(self), local(self));
      return;
    }
    code.beginControlFlow("if (type != null && !(type instanceof $T))", kind.name())
        .addStatement("parser.error($Zstart,$W$S)", "invalid kind of type specified");
    returnNull();
    code.addStatement("$T $L = ($T) type", boxed(self), local(self), kind.name());
  }

  // -- Elements ----------------------------------------------------------------------------------

  @Override
  public @Nullable Void literal(DefElement.Text literal) {
    require("parser.parse$L", LiteralCode.call(literal.spelling()));
    return null;
  }

  @Override
  public @Nullable Void whitespace(DefElement.Blank whitespace) {
    return null;
  }

  @Override
  public @Nullable Void variable(DefElement.Variable variable) {
    DefParameter parameter = variable.parameter();
    if (parameter.isReadOptionally()) {
      code.beginControlFlow("if ($L)", DefValues.starts(parameter.kind()));
      read(parameter, DefValues.parsePresent(parameter.kind()));
      code.endControlFlow();
    } else {
      read(parameter, DefValues.parse(parameter));
    }
    return null;
  }

  /** Reads a value that must be there. */
  private void read(DefParameter parameter, CodeBlock value) {
    String local = local(parameter);
    if (declared.add(parameter)) {
      code.addStatement("$T $L =$W$L", boxed(parameter), local, value);
    } else {
      code.addStatement("$L =$W$L", local, value);
    }
    code.beginControlFlow("if ($L == null)", local)
        .addStatement(
            "$T.reportUnread($Zparser,$W$L,$W$S,$W$L)",
            Names.PARAMETERS,
            JavaLiterals.string(def.definition()),
            parameter.name(),
            JavaLiterals.string(parameter.typeInMlir()));
    returnNull();
  }

  @Override
  public @Nullable Void params(DefElement.Params params) {
    List<DefElement.Variable> variables = params.variables();
    int lastRequired = lastRequired(params);
    boolean mayEnd = lastRequired + 1 < variables.size();
    String label = "parameters" + (labels++ == 0 ? "" : labels);
    if (mayEnd) {
      code.add("$L: {\n", label).indent();
    }
    for (int i = 0; i < variables.size(); i++) {
      if (i > 0) {
        comma(variables.get(i - 1).parameter(), i <= lastRequired ? null : label);
      }
      variable(variables.get(i));
    }
    if (mayEnd) {
      code.unindent().add("}\n");
    }
    return null;
  }

  /** The index of the last parameter that must be there; 0 if there is none. */
  private static int lastRequired(DefElement.Params params) {
    int last = 0;
    for (int i = 0; i < params.variables().size(); i++) {
      last = params.variables().get(i).parameter().isOptional() ? last : i;
    }
    return last;
  }

  /**
   * Reads the comma after a parameter, if that was present.
   *
   * @param end the block to leave if there is none, or null if there must be one
   */
  private void comma(DefParameter before, @Nullable String end) {
    CodeBlock absent =
        CodeBlock.of(end == null ? "!parser.parseComma()" : "!parser.parseOptionalComma()");
    CodeBlock local = CodeBlock.of("$L", local(before));
    switch (before.absence()) {
      case NEVER -> code.beginControlFlow("if ($L)", absent);
      case OPTIONAL -> code.beginControlFlow("if ($L != null && $L)", local, absent);
      case DEFAULT ->
          code.beginControlFlow(
              "if ($L$W&& $L)", DefValues.differs(before, local, CONTEXT), absent);
    }
    if (end == null) {
      returnNull();
    } else {
      code.addStatement("break $L", end).endControlFlow();
    }
  }

  // -- struct ------------------------------------------------------------------------------------

  @Override
  public @Nullable Void struct(DefElement.Struct struct) {
    List<DefElement.Field> fields = struct.fields();
    long optional = fields.stream().filter(field -> field.parameter().isOptional()).count();
    String suffix = labels++ == 0 ? "" : "" + labels;
    String seen = names.fresh("seen" + suffix);
    String name = names.fresh("name" + suffix);
    code.addStatement("$T<$T> $L = new $T<>()", Set.class, String.class, seen, HashSet.class);
    if (optional == 0) {
      code.beginControlFlow("for (int i = 0; i < $L; i++)", fields.size());
      if (fields.size() > 1) {
        code.beginControlFlow("if (i > 0 && !parser.parseComma())");
        returnNull();
      }
      name(name);
      fields(fields, seen, name);
      code.endControlFlow();
    } else if (optional < fields.size()) {
      code.beginControlFlow("do");
      name(name);
      fields(fields, seen, name);
      code.endControlFlow("while (parser.parseOptionalComma())");
      fields.forEach(field -> requireSeen(field.parameter()));
    } else {
      code.addStatement("$T $L = parser.parseOptionalKeyword()", String.class, name)
          .beginControlFlow("while ($L != null)", name);
      fields(fields, seen, name);
      code.beginControlFlow("if (!parser.parseOptionalComma())")
          .addStatement("break")
          .endControlFlow()
          .addStatement("$L = $T.parseName(parser)", name, Names.PARAMETERS)
          .beginControlFlow("if ($L == null)", name);
      returnNull();
      code.endControlFlow();
    }
    return null;
  }

  private void name(String name) {
    code.addStatement("$T $L = $T.parseName(parser)", String.class, name, Names.PARAMETERS)
        .beginControlFlow("if ($L == null)", name);
    returnNull();
  }

  private void fields(List<DefElement.Field> fields, String seen, String name) {
    require("parser.parseEqual()");
    code.beginControlFlow("switch ($L.add($L) ? $L : $S)", seen, name, name, "");
    for (DefElement.Field field : fields) {
      code.beginControlFlow("case $S ->", field.parameter().name());
      field.accept(this);
      code.endControlFlow();
    }
    code.beginControlFlow("default ->")
        .addStatement(
            "parser.error($Zparser.location(),$W$S + $L)",
            "duplicate or unknown struct parameter name: ",
            name);
    returnNull();
    code.endControlFlow();
  }

  private void requireSeen(DefParameter parameter) {
    if (!parameter.isOptional()) {
      code.beginControlFlow("if ($L == null)", local(parameter))
          .addStatement(
              "parser.error($Zparser.location(),$W$S)",
              "struct is missing required parameter: " + parameter.name());
      returnNull();
    }
  }

  // -- custom ------------------------------------------------------------------------------------

  @Override
  public @Nullable Void custom(DefElement.Custom custom) {
    CodeBlock call = call(custom);
    if (custom.parser().returned().equals(TypeName.BOOLEAN)) {
      require("$L", call);
    } else {
      code.beginControlFlow("if ($L$W== $T.FAILURE)", call, Names.OPTIONAL_RESULT);
      returnNull();
    }
    take(custom);
    return null;
  }

  /** Declares what receives the parameters, and returns the call that parses them. */
  private CodeBlock call(DefElement.Custom custom) {
    List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("parser")));
    for (DefElement argument : custom.arguments()) {
      if (argument instanceof DefElement.Variable variable) {
        DefParameter parameter = variable.parameter();
        TypeName type = ParameterizedTypeName.get(Names.PARSED, boxed(parameter));
        code.addStatement(
            "$T $L = new $T<>($S)", type, cell(parameter), Names.PARSED, "$" + parameter.name());
        arguments.add(CodeBlock.of("$L", cell(parameter)));
      } else if (argument instanceof DefElement.Ref ref) {
        arguments.add(
            DefValues.orAbsent(
                ref.parameter(), CodeBlock.of("$L", local(ref.parameter())), CONTEXT));
      } else if (argument instanceof DefElement.Constant constant) {
        arguments.add(JavaLiterals.string(constant.text()));
      }
    }
    return Calls.of(
        CodeBlock.of("$T.$L", custom.parser().owner(), custom.parser().name()), arguments);
  }

  private String cell(DefParameter parameter) {
    return names.of(parameter.accessor(), parameter.accessor(), "Parsed");
  }

  private void take(DefElement.Custom custom) {
    for (DefParameter parameter : custom.parameters()) {
      CodeBlock value =
          CodeBlock.of(parameter.isOptional() ? "$L.get()" : "$L.required()", cell(parameter));
      if (declared.add(parameter)) {
        code.addStatement("$T $L = $L", boxed(parameter), local(parameter), value);
      } else {
        code.addStatement("$L = $L", local(parameter), value);
      }
    }
  }

  // -- Optional groups ---------------------------------------------------------------------------

  @Override
  public @Nullable Void group(DefElement.Group group) {
    List<DefElement> then =
        group.then().stream().filter(e -> !(e instanceof DefElement.Blank)).toList();
    DefElement first = then.get(0);
    List<DefElement> rest = then.subList(1, then.size());
    CodeBlock present;
    CodeBlock absent;
    if (first instanceof DefElement.Text literal) {
      present = CodeBlock.of("parser.parseOptional$L", LiteralCode.call(literal.spelling()));
      absent = CodeBlock.of("!$L", present);
    } else if (first instanceof DefElement.Custom custom) {
      String result = names.fresh("present" + (customs++ == 0 ? "" : customs));
      code.addStatement("$T $L =$W$L", Names.OPTIONAL_RESULT, result, call(custom))
          .beginControlFlow("if ($L == $T.FAILURE)", result, Names.OPTIONAL_RESULT);
      returnNull();
      take(custom);
      present = CodeBlock.of("$L == $T.SUCCESS", result, Names.OPTIONAL_RESULT);
      absent = CodeBlock.of("$L == $T.ABSENT", result, Names.OPTIONAL_RESULT);
    } else {
      first.accept(this);
      present = anyIs(first, "$L != null", "$W|| ");
      absent = anyIs(first, "$L == null", "$W&& ");
    }
    boolean isLiteral = first instanceof DefElement.Text;
    if (!rest.isEmpty() || (isLiteral && group.otherwise().isEmpty())) {
      code.beginControlFlow("if ($L)", present);
      rest.forEach(element -> element.accept(this));
      if (!group.otherwise().isEmpty()) {
        code.nextControlFlow("else");
        group.otherwise().forEach(element -> element.accept(this));
      }
      code.endControlFlow();
    } else if (!group.otherwise().isEmpty()) {
      code.beginControlFlow("if ($L)", absent);
      group.otherwise().forEach(element -> element.accept(this));
      code.endControlFlow();
    }
    return null;
  }

  private CodeBlock anyIs(DefElement element, String test, String operator) {
    return element.parameters().stream()
        .map(parameter -> CodeBlock.of(test, local(parameter)))
        .collect(CodeBlock.joining(operator));
  }

  // -- The end -----------------------------------------------------------------------------------

  private void key() {
    List<CodeBlock> values = new ArrayList<>();
    for (DefParameter parameter : def.parameters()) {
      values.add(
          declared.contains(parameter)
              ? DefValues.orAbsent(parameter, CodeBlock.of("$L", local(parameter)), CONTEXT)
              : DefValues.absent(parameter, CONTEXT));
    }
    code.addStatement(
        "$T key =$W$L",
        def.declaration(),
        Calls.of(CodeBlock.of("new $T", def.declaration()), values));
  }
}
