// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.FormatElement;
import dev.ods.processor.format.OpElement;
import dev.ods.processor.format.OpElement.OptionalGroup;
import dev.ods.processor.format.OpElement.TypeArgument;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.format.OpVisitors;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.ConstraintUse.KindForm;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes {@code print} from an assembly format, straight-line, with the spaces that MLIR's
 * generated printers write: one before each element, except inside of brackets and before commas
 * and the like.
 */
final class PrintEmitter {
  private final OpShape shape;
  private final OpFormat format;
  private final Elision elision;
  private final PrintedText out = new PrintedText();
  private final Spacing spacing = new Spacing(out);

  /** The optional member that is known to be present, as the anchor of the current group. */
  private @Nullable Member there;

  PrintEmitter(OpShape shape, OpFormat format) {
    this.shape = shape;
    this.format = format;
    this.elision = new Elision(shape, format);
  }

  void addTo(TypeSpec.Builder model) {
    format.elements().forEach(this::element);
    CodeBlock body = out.build();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("print")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(RuntimeNames.OP_ASM_PRINTER, "printer")
            .addParameter(RuntimeNames.OPERATION, "operation");
    if (Mentions.local(body, "op")) {
      method.addStatement("$T op = new $T(operation)", shape.opClass(), shape.opClass());
    }
    model.addMethod(method.addCode(body).build());
  }

  private void element(OpElement element) {
    element.accept(new Print());
  }

  /** Writes the code that prints an element. */
  private final class Print implements OpVisitors.OfElements<@Nullable Void, RuntimeException> {
    @Override
    public @Nullable Void literal(FormatElement.Literal literal) {
      spacing.literal(literal.spelling());
      return null;
    }

    @Override
    public @Nullable Void whitespace(FormatElement.Whitespace whitespace) {
      spacing.whitespace(whitespace.kind());
      return null;
    }

    @Override
    public @Nullable Void attribute(OpElement.AttributeVariable variable) {
      spacing.separate();
      out.statement(PrintEmitter.this.attribute(variable));
      return null;
    }

    @Override
    public @Nullable Void operand(OpElement.OperandVariable variable) {
      spacing.separate();
      PrintEmitter.this.operand(variable.member());
      return null;
    }

    @Override
    public @Nullable Void result(OpElement.ResultVariable variable) {
      throw new AssertionError("a result is the argument of a type directive only");
    }

    @Override
    public @Nullable Void region(OpElement.RegionVariable variable) {
      spacing.separate();
      PrintEmitter.this.region(variable.member());
      return null;
    }

    @Override
    public @Nullable Void successor(OpElement.SuccessorVariable variable) {
      spacing.separate();
      PrintEmitter.this.successor(variable.member());
      return null;
    }

    @Override
    public @Nullable Void attrDict(OpElement.AttrDict dictionary) {
      PrintEmitter.this.attrDict(dictionary.withKeyword());
      spacing.text();
      return null;
    }

    @Override
    public @Nullable Void propDict(OpElement.PropDict dictionary) {
      out.statement(CodeBlock.of("printer.printPropDict(operation, this)"));
      spacing.text();
      return null;
    }

    @Override
    public @Nullable Void operands(OpElement.Operands operands) {
      spacing.separate();
      out.statement(CodeBlock.of("printer.printOperands(operation.operands())"));
      return null;
    }

    @Override
    public @Nullable Void results(OpElement.Results results) {
      throw new AssertionError("results are the argument of a type directive only");
    }

    @Override
    public @Nullable Void regions(OpElement.Regions regions) {
      spacing.separate();
      list(0, "regionCount", printRegion(CodeBlock.of("operation.region(i)")));
      return null;
    }

    @Override
    public @Nullable Void successors(OpElement.Successors successors) {
      spacing.separate();
      list(0, "successorCount", CodeBlock.of("printer.printSuccessor(operation.successor(i))"));
      return null;
    }

    @Override
    public @Nullable Void typeOf(OpElement.TypeOf type) {
      spacing.separate();
      type.argument().accept(new PrintTypes(type.qualified()));
      return null;
    }

    @Override
    public @Nullable Void functionalType(OpElement.FunctionalType type) {
      spacing.separate();
      out.statement(
          CodeBlock.of(
              "printer.printFunctionalType($L, $L)", range(type.inputs()), range(type.results())));
      return null;
    }

    @Override
    public @Nullable Void custom(OpElement.Custom custom) {
      spacing.separate();
      out.statement(new CustomPrintEmitter(shape).call(custom));
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
      list.clauses().forEach(PrintEmitter.this::clause);
      return null;
    }

    @Override
    public @Nullable Void group(OptionalGroup group) {
      PrintEmitter.this.group(group);
      return null;
    }
  }

  private void clause(OpElement.OiList.Clause clause) {
    List<CodeBlock> present = new ArrayList<>();
    clause.elements().forEach(element -> addPresence(element, present));
    if (present.isEmpty()) {
      // As in MLIR, a clause without variables is read only.
      spacing.skip(clause.keyword().spelling());
      return;
    }
    out.begin(CodeBlock.of("if ($L)", present.stream().collect(CodeBlock.joining("$W|| "))));
    spacing.literal(clause.keyword().spelling());
    if (clause.unit() == null) {
      clause.elements().forEach(this::element);
    }
    out.end();
  }

  /** Adds the conditions under which the members in an element of a clause are present. */
  private void addPresence(OpElement element, List<CodeBlock> present) {
    if (element instanceof OpElement.Custom custom) {
      custom.arguments().forEach(argument -> addPresence(argument, present));
    } else if (element instanceof OpElement.TypeOf || element instanceof OpElement.Variable) {
      CodeBlock condition = presence(element, true);
      if (!present.contains(condition)) {
        present.add(condition);
      }
    }
  }

  private void group(OptionalGroup group) {
    out.begin(CodeBlock.of("if ($L)", presence(group.anchor(), !group.inverted())));
    there = group.inverted() ? null : member(group.anchor());
    branch(group, group.then());
    if (!group.otherwise().isEmpty()) {
      out.otherwise();
      there = group.inverted() ? member(group.anchor()) : null;
      branch(group, group.otherwise());
    }
    there = null;
    out.end();
  }

  private void branch(OptionalGroup group, List<OpElement> elements) {
    for (OpElement element : elements) {
      if (!group.elides(element)) {
        element(element);
      }
    }
  }

  /** The member on which an anchor depends, or null if it is not an anchor. */
  private static @Nullable Member member(OpElement anchor) {
    if (anchor instanceof OpElement.TypeOf type) {
      return member(type.argument());
    } else if (anchor instanceof OpElement.FunctionalType type) {
      return member(type.inputs());
    }
    return anchor instanceof OpElement.Variable variable ? variable.member() : null;
  }

  /** The condition under which the anchor is present, or absent. */
  private CodeBlock presence(OpElement anchor, boolean expected) {
    if (anchor instanceof OpElement.Custom custom) {
      return custom.arguments().stream()
          .filter(argument -> !(argument instanceof OpElement.Reference))
          .map(argument -> presence(argument, expected))
          .collect(CodeBlock.joining(expected ? "$W|| " : "$W&& "));
    }
    Member member = Objects.requireNonNull(member(anchor));
    if (member instanceof AttributeSpec attribute) {
      return presence(attribute, expected);
    }
    boolean optional =
        (member instanceof OperandSpec operand && operand.arity() == Arity.OPTIONAL)
            || (member instanceof ResultSpec result && result.arity() == Arity.OPTIONAL);
    return optional
        ? isThere(member, expected)
        : CodeBlock.of("$Lop.$L().isEmpty()", expected ? "!" : "", member.accessor());
  }

  private static CodeBlock presence(AttributeSpec attribute, boolean expected) {
    if (attribute.optional()) {
      return CodeBlock.of(
          "op.$L $L null", AttributeEmitter.storedCall(attribute), expected ? "!=" : "==");
    }
    return CodeBlock.of("$L$L", expected ? "!" : "", isDefault(attribute));
  }

  private static CodeBlock isDefault(AttributeSpec attribute) {
    return CodeBlock.of(
        "op.$L.equals($L(printer.context()))",
        AttributeEmitter.storedCall(attribute),
        AttributeEmitter.defaultHelperName(attribute));
  }

  private void attrDict(boolean withKeyword) {
    String keyword = withKeyword ? "WithKeyword" : "";
    if (format.propDict()) {
      out.statement(CodeBlock.of("printer.printDiscardableAttrDict$L(operation)", keyword));
      return;
    }
    out.statement(
        CodeBlock.of(
            "printer.printOptionalAttrDict$L(operation$L)",
            keyword,
            elision.isEmpty() ? "" : ", this"));
  }

  private void successor(SuccessorSpec successor) {
    int index = shape.successors().indexOf(successor);
    if (successor.variadic()) {
      list(index, "successorCount", CodeBlock.of("printer.printSuccessor(operation.successor(i))"));
    } else {
      out.statement(CodeBlock.of("printer.printSuccessor(operation.successor($L))", index));
    }
  }

  private CodeBlock attribute(OpElement.AttributeVariable variable) {
    AttributeSpec attribute = variable.member();
    CodeBlock stored = CodeBlock.of("op.$L", AttributeEmitter.storedCall(attribute));
    Kind kind = attribute.storage().kind();
    if (attribute.storage().isSymbol()) {
      var spec = Objects.requireNonNull(attribute.storage().enumSpec());
      var companion = EnumEmitter.companionOf(spec.name());
      return CodeBlock.of(
          spec.isBits()
              ? "$T.printMember($Zprinter, $T.of($L))"
              : "printer.printKeywordOrString($Z$T.stringify($T.of($L)))",
          companion,
          companion,
          stored);
    } else if (kind == Kind.SYMBOL_NAME) {
      return CodeBlock.of("printer.printSymbolName($L.value())", stored);
    } else if (AttributeCode.formatType(attribute, CodeBlock.of("")) != null) {
      return CodeBlock.of("printer.printAttributeWithoutType($L)", stored);
    }
    return AttributeParseEmitter.isStripped(variable, format.isGuard(attribute))
        ? CodeBlock.of("printer.printStrippedAttribute($L)", stored)
        : CodeBlock.of("printer.printAttribute($L)", stored);
  }

  private void operand(OperandSpec operand) {
    if (operand.arity() == Arity.VARIADIC) {
      out.statement(CodeBlock.of("printer.printOperands(op.$L())", operand.accessor()));
      return;
    }
    int index = shape.operands().indexOf(operand);
    CodeBlock start = shape.operandGroups().start(index, SegmentEmitter.OPERANDS);
    printOne(operand, operand.arity(), CodeBlock.of("printer.printOperand(operation, $L)", start));
  }

  /** Prints an element of a single value, or of an optional one if it is present. */
  private void printOne(Member member, Arity arity, CodeBlock print) {
    if (arity == Arity.SINGLE || member.equals(there)) {
      out.statement(print);
    } else {
      out.begin(CodeBlock.of("if ($L)", isThere(member, true)));
      out.statement(print);
      out.end();
    }
  }

  /** Whether an optional operand or result is present; creates no {@link java.util.Optional}. */
  private CodeBlock isThere(Member member, boolean expected) {
    CodeBlock count =
        member instanceof OperandSpec operand
            ? shape
                .operandGroups()
                .count(shape.operands().indexOf(operand), SegmentEmitter.OPERANDS)
            : shape
                .resultGroups()
                .count(shape.results().indexOf((ResultSpec) member), SegmentEmitter.RESULTS);
    return CodeBlock.of("$L $L 0", count, expected ? ">" : "==");
  }

  private void region(RegionSpec region) {
    int index = shape.regions().indexOf(region);
    if (region.variadic()) {
      list(index, "regionCount", printRegion(CodeBlock.of("operation.region(i)")));
    } else {
      out.statement(printRegion(CodeBlock.of("op.$L()", region.accessor())));
    }
  }

  private CodeBlock printRegion(CodeBlock region) {
    return CodeBlock.of(
        shape.spec().hasTrait("SingleBlockImplicitTerminator")
            ? "printer.printRegionWithImplicitTerminator($L)"
            : "printer.printRegion($L)",
        region);
  }

  /** Prints a comma-separated list: {@code print} for each {@code i} from {@code first}. */
  private void list(int first, String count, CodeBlock print) {
    out.begin(CodeBlock.of("for (int i = $L; i < operation.$L(); i++)", first, count));
    out.begin(CodeBlock.of("if (i > $L)", first));
    out.text(", ");
    out.end();
    out.statement(print);
    out.end();
  }

  /**
   * Prints a type, without its dialect's prefix if all types of the constraint are of one class and
   * it is not qualified. That of an optional member is printed like a list of types, with its
   * prefix.
   */
  private static CodeBlock printType(
      Member member, Arity arity, CodeBlock type, boolean qualified) {
    boolean stripped =
        !qualified
            && arity == Arity.SINGLE
            && Predicates.constraint(member).kind() != null
            && Predicates.constraint(member).kindForm() == KindForm.STRIPPED;
    return CodeBlock.of("printer.print$L($L)", stripped ? "StrippedType" : "Type", type);
  }

  private void printTypes(TypeArgument argument) {
    out.statement(CodeBlock.of("printer.printTypes($L)", range(argument)));
  }

  /** Writes what prints {@code type(argument)}. */
  private final class PrintTypes implements OpVisitors.OfTypes<@Nullable Void, RuntimeException> {
    private final boolean qualified;

    PrintTypes(boolean qualified) {
      this.qualified = qualified;
    }

    @Override
    public @Nullable Void operand(OpElement.OperandVariable element) {
      OperandSpec operand = element.member();
      if (operand.arity() == Arity.VARIADIC) {
        printTypes(element);
        return null;
      }
      CodeBlock index =
          shape.operandGroups().start(shape.operands().indexOf(operand), SegmentEmitter.OPERANDS);
      CodeBlock type = CodeBlock.of("operation.operandType($L)", index);
      printOne(operand, operand.arity(), printType(operand, operand.arity(), type, qualified));
      return null;
    }

    @Override
    public @Nullable Void result(OpElement.ResultVariable element) {
      ResultSpec result = element.member();
      if (result.arity() == Arity.VARIADIC) {
        printTypes(element);
        return null;
      }
      CodeBlock index =
          shape.resultGroups().start(shape.results().indexOf(result), SegmentEmitter.RESULTS);
      CodeBlock type = CodeBlock.of("operation.resultType($L)", index);
      printOne(result, result.arity(), printType(result, result.arity(), type, qualified));
      return null;
    }

    @Override
    public @Nullable Void operands(OpElement.Operands element) {
      printTypes(element);
      return null;
    }

    @Override
    public @Nullable Void results(OpElement.Results element) {
      printTypes(element);
      return null;
    }
  }

  private CodeBlock range(TypeArgument argument) {
    return argument.accept(new Range());
  }

  /** The values to which the argument of a type directive refers. */
  private final class Range implements OpVisitors.OfTypes<CodeBlock, RuntimeException> {
    @Override
    public CodeBlock operand(OpElement.OperandVariable element) {
      if (shape.operands().size() == 1) {
        return allOperands();
      }
      int index = shape.operands().indexOf(element.member());
      return CodeBlock.of(
          "operation.operands($Z$L,$W$L)",
          shape.operandGroups().start(index, SegmentEmitter.OPERANDS),
          shape.operandGroups().count(index, SegmentEmitter.OPERANDS));
    }

    @Override
    public CodeBlock result(OpElement.ResultVariable element) {
      if (shape.results().size() == 1) {
        return allResults();
      }
      int index = shape.results().indexOf(element.member());
      return CodeBlock.of(
          "operation.results($Z$L,$W$L)",
          shape.resultGroups().start(index, SegmentEmitter.RESULTS),
          shape.resultGroups().count(index, SegmentEmitter.RESULTS));
    }

    @Override
    public CodeBlock operands(OpElement.Operands element) {
      return allOperands();
    }

    @Override
    public CodeBlock results(OpElement.Results element) {
      return allResults();
    }

    private static CodeBlock allOperands() {
      return CodeBlock.of("operation.operands()");
    }

    private static CodeBlock allResults() {
      return CodeBlock.of("operation.results()");
    }
  }
}
