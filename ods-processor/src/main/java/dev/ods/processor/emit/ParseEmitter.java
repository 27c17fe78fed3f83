// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.FormatElement;
import dev.ods.processor.format.FormatElement.OptionalGroup;
import dev.ods.processor.format.Literals;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes {@code parse} from an assembly format: straight-line code that reads one element after the
 * other and then resolves operands and types.
 */
final class ParseEmitter {
  private static final CodeBlock CONTEXT = CodeBlock.of("parser.context()");

  private final OpShape shape;
  private final OpFormat format;
  private final ParsedLocals locals;
  private final AttributeParseEmitter attributes = new AttributeParseEmitter();
  private CodeBlock.Builder code = CodeBlock.builder();

  /** The declarations before the group that is being written, or null outside of groups. */
  private CodeBlock.@Nullable Builder hoisted;

  private int signatures;

  ParseEmitter(OpShape shape, OpFormat format) {
    this.shape = shape;
    this.format = format;
    this.locals = new ParsedLocals(shape, format);
  }

  void addTo(TypeSpec.Builder model) {
    if (!hasRegionsDirective()) {
      for (RegionSpec region : shape.regions().subList(0, shape.fixedRegions())) {
        code.addStatement(
            "$T $LRegion = state.addRegion()", RuntimeNames.REGION, region.accessor());
      }
    }
    format.elements().forEach(this::element);
    code.add(new ResolveEmitter(shape, format, locals).emit());
    model.addMethod(
        MethodSpec.methodBuilder("parse")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(TypeName.BOOLEAN)
            .addParameter(RuntimeNames.OP_ASM_PARSER, "parser")
            .addParameter(RuntimeNames.OPERATION_STATE, "state")
            .addCode(code.build())
            .build());
  }

  private boolean hasRegionsDirective() {
    return format.elements().stream().anyMatch(e -> e instanceof FormatElement.Regions);
  }

  private void element(FormatElement element) {
    if (element instanceof OptionalGroup group) {
      group(group);
    } else if (element instanceof FormatElement.Literal literal) {
      require("parser.parse$L", literalCall(literal.spelling()));
    } else if (element instanceof FormatElement.AttributeVariable variable) {
      code.add(attributes.required(variable.member()));
    } else if (element instanceof FormatElement.OperandVariable variable) {
      operand(variable.member());
    } else if (element instanceof FormatElement.RegionVariable variable) {
      region(variable.member());
    } else if (element instanceof FormatElement.SuccessorVariable variable) {
      successor(variable.member());
    } else if (element instanceof FormatElement.AttrDict dictionary) {
      require(
          "parser.parseOptionalAttrDict$L(state)", dictionary.withKeyword() ? "WithKeyword" : "");
    } else if (element instanceof FormatElement.Operands) {
      mark(ParsedLocals.ALL_OPERANDS, "From", "operandMark", null);
      code.addStatement("int $LLocation = parser.location()", ParsedLocals.ALL_OPERANDS);
      require("parser.parseOperandList()");
      mark(ParsedLocals.ALL_OPERANDS, "To", "operandMark", null);
    } else if (element instanceof FormatElement.Regions) {
      require("parser.parseRegionList(state)");
      code.add(endRegions(CodeBlock.of("0")));
    } else if (element instanceof FormatElement.Successors) {
      require("parser.parseSuccessorList(state)");
    } else if (element instanceof FormatElement.TypeOf type) {
      type(type.argument());
    } else if (element instanceof FormatElement.FunctionalType type) {
      functionalType(type);
    }
  }

  private void require(String format, Object... arguments) {
    code.beginControlFlow("if (!" + format + ")", arguments)
        .addStatement("return false")
        .endControlFlow();
  }

  /** The method for a literal without {@code parse} or {@code parseOptional}. */
  private static CodeBlock literalCall(String spelling) {
    if (Literals.isWordLiteral(spelling)) {
      return CodeBlock.of("Keyword($S)", spelling);
    }
    String name =
        switch (spelling) {
          case "->" -> "Arrow";
          case "..." -> "Ellipsis";
          case ":" -> "Colon";
          case "," -> "Comma";
          case "=" -> "Equal";
          case "<" -> "Less";
          case ">" -> "Greater";
          case "{" -> "LBrace";
          case "}" -> "RBrace";
          case "(" -> "LParen";
          case ")" -> "RParen";
          case "[" -> "LSquare";
          case "]" -> "RSquare";
          case "?" -> "Question";
          case "+" -> "Plus";
          case "-" -> "Minus";
          case "*" -> "Star";
          default -> throw new IllegalArgumentException("not a literal: " + spelling);
        };
    return CodeBlock.of("$L()", name);
  }

  // -- Operands ----------------------------------------------------------------------------------

  private void operand(OperandSpec operand) {
    String name = operand.accessor();
    if (locals.needsMark(operand, true)) {
      mark(name, "From", "operandMark", CodeBlock.of("parser.operandMark()"));
    }
    if (locals.needsLocation(operand)) {
      declare(
          TypeName.INT,
          name + "Location",
          CodeBlock.of("parser.location()"),
          CodeBlock.of("parser.location()"));
    }
    switch (operand.arity()) {
      case SINGLE -> require("parser.parseOperand()");
      case VARIADIC -> require("parser.parseOperandList()");
      case OPTIONAL -> requireNoFailure(CodeBlock.of("parser.parseOptionalOperand()"));
    }
    if (locals.needsMark(operand, false)) {
      mark(name, "To", "operandMark", CodeBlock.of("$LFrom", name));
    }
  }

  private void requireNoFailure(CodeBlock attempt) {
    code.beginControlFlow("if ($L == $T.FAILURE)", attempt, Names.OPTIONAL_RESULT)
        .addStatement("return false")
        .endControlFlow();
  }

  /** Keeps the height of one of the parser's stacks in a local variable. */
  private void mark(String name, String suffix, String method, @Nullable CodeBlock absent) {
    declare(
        TypeName.INT,
        name + suffix,
        absent == null ? CodeBlock.of("0") : absent,
        CodeBlock.of("parser.$L()", method));
  }

  private void declare(TypeName type, String name, CodeBlock absent, CodeBlock value) {
    code.add(ParsedLocals.declare(hoisted, type, name, absent, value));
  }

  // -- Regions and successors --------------------------------------------------------------------

  private void region(RegionSpec region) {
    if (region.variadic()) {
      declare(
          TypeName.INT,
          region.accessor() + "From",
          CodeBlock.of("state.regionCount()"),
          CodeBlock.of("state.regionCount()"));
      require("parser.parseRegionList(state)");
      code.add(endRegions(CodeBlock.of("$LFrom", region.accessor())));
    } else {
      require("parser.parseRegion($LRegion)", region.accessor());
      code.add(endRegion(CodeBlock.of("$LRegion", region.accessor())));
    }
  }

  /** Adds what the text may leave out at the end of a region, or the block itself. */
  private CodeBlock endRegion(CodeBlock region) {
    CodeBlock.Builder end = CodeBlock.builder();
    if (shape.spec().hasTrait("SingleBlockImplicitTerminator")) {
      end.addStatement(
          "parser.ensureTerminator($Z$L,$W"
              + "parser.context().operationName(terminatorName()),$W"
              + "state.location())",
          region);
    } else if (shape.spec().hasTrait("SingleBlock")) {
      end.beginControlFlow("if ($L.isEmpty())", region)
          .addStatement("$L.addBlock()", region)
          .endControlFlow();
    }
    return end.build();
  }

  private CodeBlock endRegions(CodeBlock from) {
    CodeBlock end = endRegion(CodeBlock.of("state.region(i)"));
    return end.isEmpty()
        ? end
        : CodeBlock.builder()
            .beginControlFlow("for (int i = $L; i < state.regionCount(); i++)", from)
            .add(end)
            .endControlFlow()
            .build();
  }

  private void successor(SuccessorSpec successor) {
    if (successor.variadic()) {
      require("parser.parseSuccessorList(state)");
      return;
    }
    String name = successor.accessor() + "Successor";
    code.addStatement("$T $L = parser.parseSuccessor()", RuntimeNames.BLOCK, name)
        .beginControlFlow("if ($L == null)", name)
        .addStatement("return false")
        .endControlFlow()
        .addStatement("state.addSuccessor($L)", name);
  }

  // -- Types -------------------------------------------------------------------------------------

  private void type(FormatElement argument) {
    if (argument instanceof FormatElement.Operands) {
      locals.setAllOperandTypes(typeList(ParsedLocals.ALL_OPERAND_TYPES));
      return;
    } else if (argument instanceof FormatElement.Results) {
      locals.setAllResultTypes(typeList(ParsedLocals.ALL_RESULT_TYPES));
      return;
    }
    Member member = ((FormatElement.Variable) argument).member();
    String name = member.accessor();
    switch (ParsedLocals.arity(member)) {
      case SINGLE -> {
        code.addStatement("$T $LType = parser.parseType()", RuntimeNames.TYPE, name)
            .beginControlFlow("if ($LType == null)", name)
            .addStatement("return false")
            .endControlFlow();
        locals.setTypes(member, new ParsedTypes.One(CodeBlock.of("$LType", name)));
      }
      case VARIADIC -> locals.setTypes(member, typeList(name + "Types"));
      case OPTIONAL -> {
        typeMark(name + "Types", "From");
        requireNoFailure(CodeBlock.of("parser.parseOptionalType()"));
        typeMark(name + "Types", "To");
        locals.setTypes(member, new ParsedTypes.Range(name + "TypesFrom", name + "TypesTo"));
      }
    }
  }

  private ParsedTypes typeList(String name) {
    typeMark(name, "From");
    require("parser.parseTypeList()");
    typeMark(name, "To");
    return new ParsedTypes.Range(name + "From", name + "To");
  }

  private void typeMark(String name, String suffix) {
    CodeBlock absent =
        suffix.equals("From") ? CodeBlock.of("parser.typeMark()") : CodeBlock.of("$LFrom", name);
    mark(name, suffix, "typeMark", absent);
  }

  private void functionalType(FormatElement.FunctionalType type) {
    String signature = "signature" + (signatures++ == 0 ? "" : signatures);
    ClassName functionType = RuntimeNames.builtin("FunctionType");
    code.addStatement("$T $L = parser.parseFunctionType()", functionType, signature)
        .beginControlFlow("if ($L == null)", signature)
        .addStatement("return false")
        .endControlFlow();
    bind(type.inputs(), CodeBlock.of("$L.inputs()", signature));
    bind(type.results(), CodeBlock.of("$L.results()", signature));
  }

  private void bind(FormatElement argument, CodeBlock types) {
    CodeBlock list = types;
    if (hoisted != null) {
      String name = listName(argument);
      code.add(
          ParsedLocals.declare(
              hoisted, Names.TYPES, name, CodeBlock.of("$T.of()", List.class), types));
      list = CodeBlock.of("$L", name);
    }
    ParsedTypes parsed = new ParsedTypes.Many(list);
    if (argument instanceof FormatElement.Operands) {
      locals.setAllOperandTypes(parsed);
    } else if (argument instanceof FormatElement.Results) {
      locals.setAllResultTypes(parsed);
    } else {
      locals.setTypes(((FormatElement.Variable) argument).member(), parsed);
    }
  }

  private static String listName(FormatElement argument) {
    if (argument instanceof FormatElement.Operands) {
      return ParsedLocals.ALL_OPERAND_TYPES;
    } else if (argument instanceof FormatElement.Results) {
      return ParsedLocals.ALL_RESULT_TYPES;
    }
    return ((FormatElement.Variable) argument).member().accessor() + "Types";
  }

  // -- Optional groups ---------------------------------------------------------------------------

  private void group(OptionalGroup group) {
    Condition condition = guard(group.guard());
    boolean outermost = hoisted == null;
    CodeBlock.Builder before = code;
    if (outermost) {
      hoisted = CodeBlock.builder();
    }
    CodeBlock then = branch(() -> then(group));
    CodeBlock otherwise = branch(() -> otherwise(group));
    if (outermost) {
      before.add(hoisted.build());
      hoisted = null;
    }
    if (!then.isEmpty()) {
      before.beginControlFlow("if ($L)", condition.present()).add(then);
      if (!otherwise.isEmpty()) {
        before.nextControlFlow("else").add(otherwise);
      }
      before.endControlFlow();
    } else if (!otherwise.isEmpty()) {
      before.beginControlFlow("if ($L)", condition.absent()).add(otherwise).endControlFlow();
    }
  }

  /** The code that {@code write} writes. */
  private CodeBlock branch(Runnable write) {
    CodeBlock.Builder before = code;
    code = CodeBlock.builder();
    write.run();
    CodeBlock branch = code.build();
    code = before;
    return branch;
  }

  private void then(OptionalGroup group) {
    FormatElement guard = group.guard();
    if (guard instanceof FormatElement.AttributeVariable variable) {
      code.add(attributes.set(variable.member()));
    } else if (guard instanceof FormatElement.RegionVariable variable
        && !variable.member().variadic()) {
      code.add(endRegion(CodeBlock.of("$LRegion", variable.member().accessor())));
    }
    if (!group.inverted()) {
      setElided(group);
    }
    for (FormatElement element : group.then()) {
      if (element != guard && !group.elides(element)) {
        element(element);
      }
    }
  }

  private void otherwise(OptionalGroup group) {
    if (group.inverted()) {
      setElided(group);
    }
    for (FormatElement element : group.otherwise()) {
      if (!group.elides(element)) {
        element(element);
      }
    }
  }

  private void setElided(OptionalGroup group) {
    if (group.elides(group.anchor())) {
      AttributeSpec unit = ((FormatElement.AttributeVariable) group.anchor()).member();
      code.addStatement(
          "state.setProperty($L, $L)",
          OpShape.slotConstant(unit.accessor()),
          AttributeCode.wrap(unit.storage(), CONTEXT, CodeBlock.of("true")));
    }
  }

  /** The expression that tells whether a group is there, and its opposite. */
  private record Condition(CodeBlock present, CodeBlock absent) {
    static Condition of(String present, String absent, String name) {
      return new Condition(
          CodeBlock.of(present.replace("$", name)), CodeBlock.of(absent.replace("$", name)));
    }
  }

  /** Writes what reads the first element, and returns the condition that it is there. */
  private Condition guard(FormatElement guard) {
    if (guard instanceof FormatElement.Literal literal) {
      CodeBlock call = CodeBlock.of("parser.parseOptional$L", literalCall(literal.spelling()));
      return new Condition(call, CodeBlock.of("!$L", call));
    } else if (guard instanceof FormatElement.AttributeVariable variable) {
      code.add(attributes.optional(variable.member()));
      return Condition.of("$Attr != null", "$Attr == null", variable.member().accessor());
    } else if (guard instanceof FormatElement.OperandVariable variable) {
      operand(variable.member());
      return Condition.of("$To > $From", "$To == $From", variable.member().accessor());
    }
    RegionSpec region = ((FormatElement.RegionVariable) guard).member();
    if (region.variadic()) {
      region(region);
      return Condition.of(
          "state.regionCount() > $From", "state.regionCount() == $From", region.accessor());
    }
    requireNoFailure(CodeBlock.of("parser.parseOptionalRegion($LRegion)", region.accessor()));
    return Condition.of("!$Region.isEmpty()", "$Region.isEmpty()", region.accessor());
  }
}
