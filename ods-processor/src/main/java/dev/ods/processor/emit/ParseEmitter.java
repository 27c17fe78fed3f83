// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.emit.OperandRange.Mark;
import dev.ods.processor.emit.ParseCode.Stack;
import dev.ods.processor.format.FormatElement;
import dev.ods.processor.format.OpElement;
import dev.ods.processor.format.OpElement.Guard;
import dev.ods.processor.format.OpElement.OptionalGroup;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.format.OpVariable;
import dev.ods.processor.format.OpVisitors;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
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
  private final AttributeParseEmitter attributes;
  private final ParseCode code = new ParseCode();
  private final TypeParseEmitter types;
  private final RegionParseEmitter regions;
  private final CustomParseEmitter customs;

  /** The number of clauses of {@code oilist} so far. */
  private int clauses;

  /** The current mark of the operand stack, if a local variable holds it. */
  private @Nullable Mark top;

  ParseEmitter(OpShape shape, OpFormat format) {
    this.shape = shape;
    this.format = format;
    this.locals = new ParsedLocals(shape, format);
    this.types = new TypeParseEmitter(locals, code);
    this.regions = new RegionParseEmitter(shape, format, locals, code);
    this.attributes = new AttributeParseEmitter(shape, format, locals, code);
    this.customs = new CustomParseEmitter(locals, code, regions, attributes);
  }

  void addTo(TypeSpec.Builder model) {
    regions.declare();
    format.elements().forEach(this::element);
    new ResolveEmitter(shape, format, locals, code).emit();
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

  private void element(OpElement element) {
    element.accept(new Parse());
  }

  /** Writes the code that parses an element. */
  private final class Parse implements OpVisitors.OfElements<@Nullable Void, RuntimeException> {
    @Override
    public @Nullable Void literal(FormatElement.Literal literal) {
      code.require("parser.parse$L", LiteralCode.call(literal.spelling()));
      return null;
    }

    @Override
    public @Nullable Void whitespace(FormatElement.Whitespace whitespace) {
      // Nothing to parse: the lexer skips whitespace.
      return null;
    }

    @Override
    public @Nullable Void attribute(OpVariable.Attribute variable) {
      attributes.required(variable);
      return null;
    }

    @Override
    public @Nullable Void property(OpVariable.Property variable) {
      code.require(
          "$L.parse(parser,$Wstate,$W$L)",
          PropertyCode.typeConstant(variable.member()),
          PropertyCode.slot(variable.member()));
      return null;
    }

    @Override
    public @Nullable Void operand(OpVariable.Operand variable) {
      ParseEmitter.this.operand(variable.member());
      return null;
    }

    @Override
    public @Nullable Void result(OpVariable.Result variable) {
      throw new AssertionError("a result is the argument of a type directive only");
    }

    @Override
    public @Nullable Void region(OpVariable.Region variable) {
      regions.region(variable.member());
      return null;
    }

    @Override
    public @Nullable Void successor(OpVariable.Successor variable) {
      regions.successor(variable.member());
      return null;
    }

    @Override
    public @Nullable Void attrDict(OpElement.AttrDict dictionary) {
      code.require(
          "parser.parseOptionalVerifiedAttrDict$L(state)",
          dictionary.withKeyword() ? "WithKeyword" : "");
      return null;
    }

    @Override
    public @Nullable Void propDict(OpElement.PropDict dictionary) {
      code.require("parsePropDict(parser, state)");
      return null;
    }

    @Override
    public @Nullable Void operands(OpElement.Operands operands) {
      if (!locals.usesAllOperands()) {
        code.require("parser.parseOperandList()");
        return null;
      }
      String from = locals.ofOperands("From");
      code.markStart(from, Stack.OPERANDS);
      if (!shape.operands().isEmpty()) {
        code.location(locals.ofOperands("Location"));
      }
      code.require("parser.parseOperandList()");
      code.markEnd(locals.ofOperands("To"), Stack.OPERANDS, CodeBlock.of("$L", from));
      return null;
    }

    @Override
    public @Nullable Void results(OpElement.Results results) {
      throw new AssertionError("results are the argument of a type directive only");
    }

    @Override
    public @Nullable Void regions(OpElement.Regions regions) {
      ParseEmitter.this.regions.allRegions();
      return null;
    }

    @Override
    public @Nullable Void successors(OpElement.Successors successors) {
      ParseEmitter.this.regions.allSuccessors();
      return null;
    }

    @Override
    public @Nullable Void typeOf(OpElement.TypeOf type) {
      types.type(type);
      return null;
    }

    @Override
    public @Nullable Void functionalType(OpElement.FunctionalType type) {
      types.functionalType(type);
      return null;
    }

    @Override
    public @Nullable Void custom(OpElement.Custom custom) {
      top = null;
      customs.required(custom);
      return null;
    }

    @Override
    public @Nullable Void reference(OpElement.Reference reference) {
      throw new AssertionError("a reference is the argument of a custom directive only");
    }

    @Override
    public @Nullable Void text(OpElement.Text text) {
      throw new AssertionError("a string is the argument of a custom directive only");
    }

    @Override
    public @Nullable Void oiList(OpElement.OiList list) {
      ParseEmitter.this.oiList(list);
      return null;
    }

    @Override
    public @Nullable Void group(OptionalGroup group) {
      ParseEmitter.this.group(group);
      return null;
    }
  }

  // -- Operands ----------------------------------------------------------------------------------

  private void operand(OperandSpec operand) {
    if (top == null) {
      String from = locals.name(operand, "From");
      code.markStart(from, Stack.OPERANDS);
      top = new Mark(from, 0);
    }
    if (locals.needsLocation(operand)) {
      code.location(locals.name(operand, "Location"));
    }
    if (operand.isGrouped()) {
      locals.parseGroups(operand, code);
    } else {
      parse(operand.arity());
    }
    OperandRange range = OperandRange.one(top);
    if (code.inGroup() || operand.arity() != Arity.SINGLE) {
      String to = locals.name(operand, "To");
      code.markEnd(to, Stack.OPERANDS, top.code());
      range = new OperandRange(top, new Mark(to, 0));
    }
    locals.setRange(operand, range);
    // In an optional group the next operand has marks of its own, declared before the group.
    top = code.inGroup() ? null : range.to();
  }

  private void parse(Arity arity) {
    switch (arity) {
      case SINGLE -> code.require("parser.parseOperand()");
      case VARIADIC -> code.require("parser.parseOperandList()");
      case OPTIONAL -> code.requireNoFailure(CodeBlock.of("parser.parseOptionalOperand()"));
    }
  }

  // -- Lists of clauses --------------------------------------------------------------------------

  private void oiList(OpElement.OiList list) {
    top = null;
    List<CodeBlock> conditions = new ArrayList<>();
    List<Runnable> branches = new ArrayList<>();
    for (OpElement.OiList.Clause clause : list.clauses()) {
      String seen = locals.fresh("clause" + ++clauses);
      conditions.add(
          CodeBlock.of("parser.parseOptional$L", LiteralCode.call(clause.keyword().spelling())));
      branches.add(() -> clause(clause, seen));
    }
    code.loop(conditions, branches);
    top = null;
  }

  private void clause(OpElement.OiList.Clause clause, String seen) {
    code.declareSeen(seen);
    code.add(
        CodeBlock.builder()
            .beginControlFlow("if ($L)", seen)
            .addStatement(
                "return parser.error(parser.nameLocation(),$W$S)",
                "`"
                    + clause.keyword().spelling()
                    + "` clause can appear at most once in the expansion of the oilist directive")
            .endControlFlow()
            .addStatement("$L = true", seen)
            .build());
    OpVariable unit = clause.unit();
    if (unit != null) {
      setUnit(unit);
    } else {
      clause.elements().forEach(this::clauseElement);
    }
    top = null;
  }

  private void clauseElement(OpElement element) {
    if (element instanceof OpVariable.Attribute variable) {
      attributes.inClause(variable);
    } else {
      element(element);
    }
  }

  // -- Optional groups ---------------------------------------------------------------------------

  private void group(OptionalGroup group) {
    Condition condition = group.guard().accept(new ParseGuard());
    top = null;
    code.group(condition.present(), condition.absent(), () -> then(group), () -> otherwise(group));
    top = null;
  }

  private void then(OptionalGroup group) {
    Guard guard = group.guard();
    guard.accept(new AddGuard());
    if (!group.inverted()) {
      setElided(group);
    }
    for (OpElement element : group.then()) {
      if (element != guard && !group.elides(element)) {
        element(element);
      }
    }
  }

  private void otherwise(OptionalGroup group) {
    if (group.inverted()) {
      setElided(group);
    }
    for (OpElement element : group.otherwise()) {
      if (!group.elides(element)) {
        element(element);
      }
    }
  }

  private void setElided(OptionalGroup group) {
    if (group.elides(group.anchor())) {
      setUnit((OpVariable) group.anchor());
    }
  }

  private void setUnit(OpVariable variable) {
    if (variable instanceof OpVariable.Property property) {
      code.statement("state.setPropertyBits($L, 1)", PropertyCode.slot(property.member()));
      return;
    }
    AttributeSpec unit = ((OpVariable.Attribute) variable).member();
    code.statement(
        "state.setProperty($L, $L)",
        OpShape.slotConstant(unit.accessor()),
        AttributeCode.wrap(unit.storage(), CONTEXT, CodeBlock.of("true")));
  }

  /** The condition under which an optional group is present, and its negation. */
  private record Condition(CodeBlock present, CodeBlock absent) {
    static Condition of(String present, String absent, String name) {
      return new Condition(
          CodeBlock.of(present.replace("$", name)), CodeBlock.of(absent.replace("$", name)));
    }
  }

  /** Writes the optional parse of a guard, and returns the condition of its presence. */
  private final class ParseGuard implements OpVisitors.OfGuards<Condition, RuntimeException> {
    @Override
    public Condition literal(FormatElement.Literal guard) {
      CodeBlock call = CodeBlock.of("parser.parseOptional$L", LiteralCode.call(guard.spelling()));
      return new Condition(call, CodeBlock.of("!$L", call));
    }

    @Override
    public Condition attribute(OpVariable.Attribute guard) {
      attributes.optional(guard);
      return Condition.of("$ != null", "$ == null", attributes.local(guard.member()));
    }

    @Override
    public Condition property(OpVariable.Property guard) {
      String result = locals.name(guard.member(), "Present");
      code.statement(
          "$T $L =$W$L.parseOptional(parser,$Wstate,$W$L)",
          Names.OPTIONAL_RESULT,
          result,
          PropertyCode.typeConstant(guard.member()),
          PropertyCode.slot(guard.member()));
      code.add(
          CodeBlock.builder()
              .beginControlFlow("if ($L == $T.FAILURE)", result, Names.OPTIONAL_RESULT)
              .addStatement("return false")
              .endControlFlow()
              .build());
      return new Condition(
          CodeBlock.of("$L == $T.SUCCESS", result, Names.OPTIONAL_RESULT),
          CodeBlock.of("$L == $T.ABSENT", result, Names.OPTIONAL_RESULT));
    }

    @Override
    public Condition operand(OpVariable.Operand guard) {
      ParseEmitter.this.operand(guard.member());
      OperandRange range = locals.range(guard.member());
      return new Condition(CodeBlock.of("!$L", range.isEmpty()), range.isEmpty());
    }

    @Override
    public Condition custom(OpElement.Custom guard) {
      String result = customs.optional(guard);
      return new Condition(
          CodeBlock.of("$L == $T.SUCCESS", result, Names.OPTIONAL_RESULT),
          CodeBlock.of("$L == $T.ABSENT", result, Names.OPTIONAL_RESULT));
    }

    @Override
    public Condition region(OpVariable.Region guard) {
      RegionSpec region = guard.member();
      regions.optional(region);
      return region.variadic()
          ? Condition.of(
              "state.regionCount() > $", "state.regionCount() == $", regions.from(region))
          : Condition.of("!$.isEmpty()", "$.isEmpty()", regions.local(region));
    }
  }

  /** Writes what a guard that is present still needs: {@link ParseGuard} has only parsed it. */
  private final class AddGuard implements OpVisitors.OfGuards<@Nullable Void, RuntimeException> {
    @Override
    public @Nullable Void literal(FormatElement.Literal guard) {
      return null;
    }

    @Override
    public @Nullable Void attribute(OpVariable.Attribute guard) {
      attributes.set(guard.member());
      return null;
    }

    @Override
    public @Nullable Void property(OpVariable.Property guard) {
      return null;
    }

    @Override
    public @Nullable Void operand(OpVariable.Operand guard) {
      return null;
    }

    @Override
    public @Nullable Void custom(OpElement.Custom guard) {
      customs.take(guard);
      return null;
    }

    @Override
    public @Nullable Void region(OpVariable.Region guard) {
      if (!guard.member().variadic()) {
        regions.end(CodeBlock.of("$L", regions.local(guard.member())));
      }
      return null;
    }
  }
}
