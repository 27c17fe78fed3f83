// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.pattern.Build;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Writes the operations that a rewrite creates, and the calls that it makes. */
final class CreationCode {
  private static final CodeBlock CONTEXT = CodeBlock.of("rewriter.context()");
  private static final CodeBlock LOCATION = CodeBlock.of("location");

  private final CheckedPattern pattern;
  private final PatternVariables variables;
  private final NativeCode natives;
  private final ReturnTypeCode types;
  private final CodeBlock.Builder code;

  CreationCode(
      CheckedPattern pattern, ClassName set, PatternVariables variables, CodeBlock.Builder code) {
    this.pattern = pattern;
    this.variables = variables;
    this.natives = new NativeCode(set, variables);
    this.types = new ReturnTypeCode(pattern, this);
    this.code = code;
  }

  /** A component of a record, and its expression. */
  record Component(JavaType type, CodeBlock value) {}

  /** Whether any new operation has the default location, or a method takes it. */
  boolean needsLocation() {
    List<Build> builds = new ArrayList<>(pattern.rewrites());
    builds.addAll(pattern.supplements());
    return builds.stream().anyMatch(CreationCode::needsLocation);
  }

  private static boolean needsLocation(Build build) {
    if (build instanceof Build.Op op) {
      return op.location() == null
          || op.arguments().stream().anyMatch(CreationCode::needsLocation)
          || op.returnTypes().stream()
              .anyMatch(
                  type ->
                      type instanceof Build.ReturnType.Called called
                          && needsLocation(called.call()));
    } else if (build instanceof Build.Call call) {
      return call.method().parameters().stream()
              .anyMatch(parameter -> parameter.type().is(JavaKind.LOCATION))
          || call.arguments().stream().anyMatch(CreationCode::needsLocation);
    }
    return build instanceof Build.Variadic list
        && list.elements().stream().anyMatch(CreationCode::needsLocation);
  }

  /**
   * The expression of a build, after the statements that it needs: an operation if it stands for
   * all results, or else a value, a list, an attribute, or what a method returned.
   */
  CodeBlock value(Build build) {
    if (build instanceof Build.Literal literal) {
      return PatternOperands.stored(literal.value());
    } else if (build instanceof Build.Op op) {
      return selected(op);
    } else if (build instanceof Build.Call call) {
      return call(call);
    } else if (build instanceof Build.Variadic list) {
      return list(list);
    }
    return build instanceof Build.Use use ? use(use) : CodeBlock.of("null");
  }

  private CodeBlock selected(Build.Op op) {
    String name = create(op);
    return op.selected() < 0
        ? CodeBlock.of("$L", name)
        : PatternOperands.result(
            new OpShape(op.op(), variables.annotations()), op.selected(), name);
  }

  /** What a name stands for; an operation if it stands for all its results. */
  private CodeBlock use(Build.Use use) {
    Symbol symbol = use.symbol();
    String variable = variables.get(symbol);
    if (use.result() < 0) {
      return CodeBlock.of("$L", variable);
    } else if (!symbol.isOperation()) {
      return NativeCode.component(use, variable);
    }
    OpShape shape = new OpShape(Objects.requireNonNull(symbol.op()), variables.annotations());
    return PatternOperands.result(shape, use.result(), variable);
  }

  // -- Calls -------------------------------------------------------------------------------------

  private CodeBlock call(Build.Call call) {
    NativeMethod method = call.method();
    CodeBlock called = natives.call(method, arguments(method, call.arguments()), LOCATION);
    if (method.returned().is(JavaKind.VOID)) {
      code.addStatement(called);
      return CodeBlock.of("");
    }
    Symbol symbol = call.symbol();
    String name =
        symbol == null ? variables.fresh(method.name()) : variables.bind(symbol, method.name());
    code.addStatement("$T $L = $L", method.returned().name(), name, called);
    return call.selected() < 0
        ? CodeBlock.of("$L", name)
        : CodeBlock.of("$L.$L()", name, method.components().get(call.selected()).name());
  }

  /** What is given for the parameters of a method that take arguments. */
  private List<CodeBlock> arguments(NativeMethod method, List<Build> given) {
    List<NativeMethod.Parameter> parameters = method.explicitParameters();
    List<CodeBlock> arguments = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      arguments.add(argument(parameters.get(i).type(), given.get(i)));
    }
    return arguments;
  }

  private CodeBlock argument(JavaType type, Build given) {
    if (given instanceof Build.Absent) {
      return CodeBlock.of("($T) null", type.name());
    } else if (given instanceof Build.Literal literal) {
      return NativeCode.literal(type, literal);
    } else if (given instanceof Build.Use use) {
      return natives.argument(type, use);
    } else if (given instanceof Build.Op op && op.selected() < 0) {
      return natives.operation(type, op.op(), create(op));
    }
    return value(given);
  }

  /** The components of the record that a build returns. */
  List<Component> components(Build build, CodeBlock record) {
    NativeMethod method =
        build instanceof Build.Call call
            ? call.method()
            : Objects.requireNonNull(((Build.Use) build).symbol().method());
    return method.components().stream()
        .map(part -> new Component(part.type(), CodeBlock.of("$L.$L()", record, part.name())))
        .toList();
  }

  // -- Operations --------------------------------------------------------------------------------

  /** Creates an operation, after those in its arguments; its variable. */
  private String create(Build.Op build) {
    if (build.builder() != null) {
      return built(build, build.builder());
    }
    OpSpec op = build.op();
    OpShape shape = new OpShape(op, variables.annotations());
    CodeBlock.Builder parts = CodeBlock.builder();
    List<CodeBlock> sizes = new ArrayList<>();
    for (int i = 0; i < op.arguments().size(); i++) {
      Argument argument = op.arguments().get(i);
      Build given = build.arguments().get(i);
      if (argument instanceof OperandSpec) {
        sizes.add(addOperand(given, parts));
      } else if (!(given instanceof Build.Absent)) {
        parts.add(
            "$Z.setProperty($L, $L)",
            PatternOperands.slot(shape, argument),
            stored(argument, given));
      }
    }
    if (shape.operandGroups().isSegmented()) {
      parts.add(
          "$Z.setProperty($L,$W$T.of($L,$W$L))",
          shape.slots().indexOf(OpShape.OPERAND_SEGMENTS),
          Names.SEGMENTS,
          CONTEXT,
          CodeBlock.join(sizes, ",$W"));
    }
    parts.add(types.of(build));
    if (!build.regions().isEmpty()) {
      parts.add("$Z.addRegions($L)", build.regions().size());
    }
    CodeBlock state =
        CodeBlock.of(
            "rewriter.state($T.MODEL,$W$L)$L", op.opClass(), location(build), parts.build());
    if (build.types() == Build.Types.INFERRED) {
      state = CodeBlock.of("$T.inferredTypes($Z$L)", Names.REQUIREMENTS, state);
    }
    String name = created(build, state);
    for (int i = 0; i < build.regions().size(); i++) {
      code.addStatement(
          "rewriter.takeBody($L.region($L), $L)", name, i, variables.get(build.regions().get(i)));
    }
    return name;
  }

  /** Creates an operation with a method of its author; its variable. */
  private String built(Build.Op build, NativeMethod method) {
    List<CodeBlock> given = arguments(method, build.arguments());
    String state = variables.fresh("state");
    CodeBlock arguments =
        natives.arguments(method, given, CodeBlock.of("$L.location()", state)).stream()
            .map(argument -> CodeBlock.of(",$W$L", argument))
            .collect(CodeBlock.joining(""));
    code.addStatement(
        "$T $L = rewriter.state($T.MODEL,$W$L)",
        RuntimeNames.OPERATION_STATE,
        state,
        build.op().opClass(),
        location(build));
    code.addStatement("$T.build(rewriter,$W$L$L)", method.owner(), state, arguments);
    return created(build, CodeBlock.of("$L", state));
  }

  private String created(Build.Op build, CodeBlock state) {
    Symbol symbol = build.symbol();
    String name = symbol == null ? variables.fresh("built") : variables.bind(symbol, symbol.name());
    code.addStatement("$T $L = rewriter.create($Z$L)", RuntimeNames.OPERATION, name, state);
    return name;
  }

  /** The attribute to store in the slot of an argument. */
  private CodeBlock stored(Argument argument, Build given) {
    CodeBlock value = value(given);
    JavaType returned =
        given instanceof Build.Call call
            ? call.type()
            : given instanceof Build.Use use ? use.type() : null;
    if (returned != null) {
      return NativeCode.stored(argument, returned, value);
    }
    // A flag that is not set is a boolean as a property, and absent as an attribute.
    return isUnit(argument) && given instanceof Build.Use use && isFlag(use)
        ? CodeBlock.of("$1L instanceof $2T ? $1L : null", value, RuntimeNames.builtin("UnitAttr"))
        : value;
  }

  private static boolean isUnit(Argument argument) {
    return argument instanceof AttributeSpec attribute
        && attribute.storage().storageClass().equals(RuntimeNames.builtin("UnitAttr"));
  }

  private static boolean isFlag(Build.Use use) {
    return use.symbol().member() instanceof PropertySpec property
        && property.type().kind() == PropertyTypeSpec.Kind.UNIT;
  }

  private CodeBlock location(Build.Op build) {
    Build.Place place = build.location();
    if (place == null) {
      return LOCATION;
    }
    List<CodeBlock> locations =
        place.symbols().stream()
            .map(symbol -> CodeBlock.of("$L.location()", variables.get(symbol)))
            .toList();
    if (place.name() == null && locations.size() == 1) {
      return locations.get(0);
    } else if (locations.isEmpty()) {
      return CodeBlock.of(
          "$T.get($L, $L)", Names.NAME_LOC, CONTEXT, JavaLiterals.string(place.name()));
    }
    CodeBlock metadata =
        place.name() == null
            ? CodeBlock.of("null")
            : CodeBlock.of(
                "$T.get($L, $L)", Names.STRING_ATTR, CONTEXT, JavaLiterals.string(place.name()));
    return CodeBlock.of(
        "$T.get($Z$L,$W$T.of($L),$W$L)",
        Names.FUSED_LOC,
        CONTEXT,
        List.class,
        CodeBlock.join(locations, ",$W"),
        metadata);
  }

  // -- Operands ----------------------------------------------------------------------------------

  /** Adds operands to the parts of an operation; the number of these. */
  private CodeBlock addOperand(Build given, CodeBlock.Builder parts) {
    if (given instanceof Build.Absent) {
      return CodeBlock.of("0");
    } else if (given instanceof Build.Variadic list && list.symbol() == null) {
      return list.elements().stream()
          .map(element -> addOperand(element, parts))
          .reduce((sum, size) -> CodeBlock.of("$L + $L", sum, size))
          .orElse(CodeBlock.of("0"));
    }
    Operands operands = operands(given);
    switch (operands.arity()) {
      case SINGLE -> parts.add("$Z.addOperand($L)", operands.value());
      case OPTIONAL -> parts.add("$Z.addOptionalOperand($L)", operands.value());
      case VARIADIC -> parts.add("$Z.addOperands($L)", operands.value());
    }
    return operands.size();
  }

  /** A value, one that may be null, or a list. */
  record Operands(Arity arity, CodeBlock value) {
    /** The number of values. */
    CodeBlock size() {
      return switch (arity) {
        case SINGLE -> CodeBlock.of("1");
        case OPTIONAL -> CodeBlock.of("($L == null ? 0 : 1)", value);
        case VARIADIC -> CodeBlock.of("$L.size()", value);
      };
    }
  }

  /** The operands that a build is. */
  Operands operands(Build given) {
    CodeBlock value = value(given);
    if (given instanceof Build.Call call) {
      return new Operands(arity(call.type()), value);
    } else if (given instanceof Build.Variadic) {
      return new Operands(Arity.VARIADIC, value);
    } else if (given instanceof Build.Op op) {
      return op.selected() < 0
          ? results(op.op(), value)
          : new Operands(op.op().results().get(op.selected()).arity(), value);
    }
    Build.Use use = (Build.Use) given;
    Symbol symbol = use.symbol();
    JavaType returned = use.type();
    if (returned != null) {
      return new Operands(arity(returned), value);
    } else if (!symbol.isOperation()) {
      return new Operands(symbol.arity(), value);
    }
    OpSpec op = Objects.requireNonNull(symbol.op());
    return use.result() < 0
        ? results(op, value)
        : new Operands(op.results().get(use.result()).arity(), value);
  }

  private static Operands results(OpSpec op, CodeBlock operation) {
    return op.results().size() == 1 && op.results().get(0).arity() == Arity.SINGLE
        ? new Operands(Arity.SINGLE, CodeBlock.of("$L.result(0)", operation))
        : new Operands(Arity.VARIADIC, CodeBlock.of("$L.results()", operation));
  }

  private static Arity arity(JavaType type) {
    if (type.is(JavaKind.VALUES)) {
      return Arity.VARIADIC;
    }
    return type.nullable() ? Arity.OPTIONAL : Arity.SINGLE;
  }

  /** A list, in a variable if it is not one of single values without a name. */
  private CodeBlock list(Build.Variadic list) {
    List<Operands> elements = list.elements().stream().map(this::operands).toList();
    Symbol symbol = list.symbol();
    if (elements.stream().allMatch(element -> element.arity() == Arity.SINGLE)) {
      CodeBlock values =
          CodeBlock.of(
              "$T.of($L)",
              List.class,
              elements.stream().map(Operands::value).collect(CodeBlock.joining(",$W")));
      if (symbol == null) {
        return values;
      }
      String name = variables.bind(symbol, symbol.name());
      code.addStatement("$T $L = $L", Names.VALUES, name, values);
      return CodeBlock.of("$L", name);
    }
    String name =
        symbol == null ? variables.fresh("values") : variables.bind(symbol, symbol.name());
    code.addStatement("$T $L = new $T<>()", Names.VALUES, name, ArrayList.class);
    for (Operands element : elements) {
      switch (element.arity()) {
        case SINGLE -> code.addStatement("$L.add($L)", name, element.value());
        case VARIADIC -> code.addStatement("$L.addAll($L)", name, element.value());
        case OPTIONAL ->
            code.beginControlFlow("if ($L != null)", element.value())
                .addStatement("$L.add($L)", name, element.value())
                .endControlFlow();
      }
    }
    return CodeBlock.of("$L", name);
  }
}
