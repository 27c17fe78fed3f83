// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.FormatElement;
import dev.ods.processor.format.OpElement;
import dev.ods.processor.format.OpElement.OptionalGroup;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.format.OpVariable;
import dev.ods.processor.format.OpVisitors;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  private final Presence presence;
  private final TypePrintEmitter types;

  PrintEmitter(OpShape shape, OpFormat format) {
    this.shape = shape;
    this.format = format;
    this.elision = new Elision(shape, format);
    this.presence = new Presence(shape, out);
    this.types = new TypePrintEmitter(shape, out, presence);
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
    public @Nullable Void attribute(OpVariable.Attribute variable) {
      spacing.separate();
      out.statement(PrintEmitter.this.attribute(variable));
      return null;
    }

    @Override
    public @Nullable Void property(OpVariable.Property variable) {
      spacing.separate();
      out.statement(
          CodeBlock.of(
              "$L.print(printer, operation, $L)",
              PropertyCode.typeConstant(variable.member()),
              PropertyCode.slot(variable.member())));
      return null;
    }

    @Override
    public @Nullable Void operand(OpVariable.Operand variable) {
      spacing.separate();
      PrintEmitter.this.operand(variable.member());
      return null;
    }

    @Override
    public @Nullable Void result(OpVariable.Result variable) {
      throw new AssertionError("a result is the argument of a type directive only");
    }

    @Override
    public @Nullable Void region(OpVariable.Region variable) {
      spacing.separate();
      PrintEmitter.this.region(variable.member());
      return null;
    }

    @Override
    public @Nullable Void successor(OpVariable.Successor variable) {
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
      types.type(type);
      return null;
    }

    @Override
    public @Nullable Void functionalType(OpElement.FunctionalType type) {
      spacing.separate();
      types.functionalType(type);
      return null;
    }

    @Override
    public @Nullable Void custom(OpElement.Custom custom) {
      spacing.separate();
      out.statement(new CustomPrintEmitter(shape, PrintEmitter.this::attribute).call(custom));
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
    Map<String, CodeBlock> present = new LinkedHashMap<>();
    clause.elements().forEach(element -> addPresence(element, present));
    if (present.isEmpty()) {
      // As in MLIR, a clause without variables is read only.
      spacing.skip(clause.keyword().spelling());
      return;
    }
    out.begin(CodeBlock.of("if ($L)", CodeBlock.join(present.values(), "$W|| ")));
    spacing.literal(clause.keyword().spelling());
    if (clause.unit() == null) {
      clause.elements().forEach(this::element);
    }
    out.end();
  }

  /**
   * Adds the conditions under which the members in an element of a clause are present, each by its
   * text.
   */
  private void addPresence(OpElement element, Map<String, CodeBlock> present) {
    if (element instanceof OpElement.Custom custom) {
      custom.arguments().forEach(argument -> addPresence(argument, present));
    } else if (element instanceof OptionalGroup group) {
      group.branches().forEach(part -> addPresence(part, present));
    } else if (element instanceof OpElement.TypeOf || element instanceof OpVariable) {
      CodeBlock condition = presence.condition(element, true);
      present.putIfAbsent(CodeText.of(condition), condition);
    }
  }

  private void group(OptionalGroup group) {
    out.begin(CodeBlock.of("if ($L)", presence.condition(group.anchor(), !group.inverted())));
    branch(group, group.then(), !group.inverted());
    if (!group.otherwise().isEmpty()) {
      out.otherwise();
      branch(group, group.otherwise(), group.inverted());
    }
    out.end();
  }

  private void branch(OptionalGroup group, List<OpElement> elements, boolean anchorPresent) {
    if (anchorPresent) {
      presence.assume(group.anchor());
    }
    for (OpElement element : elements) {
      if (!group.elides(element)) {
        element(element);
      }
    }
    presence.forget();
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

  private CodeBlock attribute(OpVariable.Attribute variable) {
    AttributeSpec attribute = variable.member();
    CodeBlock stored = AttributeEmitter.storedOfOp(attribute);
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
    return variable.isStripped(format.isReadOptionally(attribute))
        ? CodeBlock.of("printer.printStrippedAttribute($L)", stored)
        : CodeBlock.of("printer.printAttribute($L)", stored);
  }

  private void operand(OperandSpec operand) {
    if (operand.isGrouped()) {
      out.statement(
          CodeBlock.of("$T.print(printer, op.$L())", Names.OPERAND_GROUPS, operand.accessor()));
      return;
    }
    if (operand.arity() == Arity.VARIADIC) {
      out.statement(CodeBlock.of("printer.printOperands(op.$L())", operand.accessor()));
      return;
    }
    int index = shape.operands().indexOf(operand);
    CodeBlock start = shape.operandGroups().start(index, SegmentEmitter.OPERANDS);
    presence.statement(
        operand, operand.arity(), CodeBlock.of("printer.printOperand(operation, $L)", start));
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
}
