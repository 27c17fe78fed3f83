// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.format.DefElement;
import dev.ods.processor.format.DefFormat;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefParameter.Absence;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the printer of a type or an attribute from its format. */
final class DefPrintEmitter implements DefElement.Visitor<@Nullable Void> {
  private final PrintedText out = new PrintedText();

  private final Spacing spacing = new Spacing(out);
  private int lists;

  /** The body of the printer. */
  static CodeBlock emit(DefFormat format) {
    DefPrintEmitter emitter = new DefPrintEmitter();
    format.elements().forEach(element -> element.accept(emitter));
    return emitter.out.build();
  }

  @Override
  public @Nullable Void literal(DefElement.Text literal) {
    spacing.literal(literal.spelling());
    return null;
  }

  @Override
  public @Nullable Void whitespace(DefElement.Blank whitespace) {
    spacing.whitespaceOfDef(whitespace.kind());
    return null;
  }

  @Override
  public @Nullable Void variable(DefElement.Variable variable) {
    DefParameter parameter = variable.parameter();
    if (parameter.isOptional()) {
      out.begin(CodeBlock.of("if ($L)", DefValues.isPresent(parameter)));
    }
    spacing.separate();
    out.statement(print(variable));
    if (parameter.isOptional()) {
      out.end();
    }
    return null;
  }

  private static CodeBlock print(DefElement.Variable variable) {
    DefParameter parameter = variable.parameter();
    CodeBlock value = parameter.of("key");
    return DefValues.print(
        parameter,
        parameter.absence() == Absence.OPTIONAL ? CodeBlock.of("$L.get()", value) : value,
        variable.qualified());
  }

  @Override
  public @Nullable Void params(DefElement.Params params) {
    list(params.variables(), false);
    return null;
  }

  @Override
  public @Nullable Void struct(DefElement.Struct struct) {
    list(struct.fields(), true);
    return null;
  }

  /** Prints a list that is separated by commas, without what is absent. */
  private void list(List<? extends DefElement.Field> fields, boolean named) {
    if (spacing.isSpaceDue()) {
      boolean allOptional = fields.stream().allMatch(field -> field.parameter().isOptional());
      if (allOptional && !fields.isEmpty()) {
        out.begin(
            CodeBlock.of(
                "if ($L)", anyPresent(fields.stream().map(DefElement.Field::parameter).toList())));
      }
      out.text(" ");
      if (allOptional && !fields.isEmpty()) {
        out.end();
      }
    }
    String separator = null;
    boolean printed = false;
    for (int i = 0; i < fields.size(); i++) {
      DefElement.Field field = fields.get(i);
      boolean optional = field.parameter().isOptional();
      boolean mayBeFirst = optional && !printed && i + 1 < fields.size();
      if (mayBeFirst && separator == null) {
        separator = "separator" + (lists++ == 0 ? "" : lists);
        out.statement(CodeBlock.of("$T $L = $S", String.class, separator, ""));
      }
      if (optional) {
        out.begin(CodeBlock.of("if ($L)", DefValues.isPresent(field.parameter())));
      }
      if (printed) {
        out.text(", ");
      } else if (i > 0) {
        out.statement(CodeBlock.of("printer.print($L)", separator));
      }
      if (mayBeFirst) {
        out.statement(CodeBlock.of("$L = $S", separator, ", "));
      }
      field(field, named);
      if (optional) {
        out.end();
      }
      printed |= !optional;
    }
  }

  private void field(DefElement.Field field, boolean named) {
    DefParameter parameter = field.parameter();
    if (named) {
      out.text(parameter.name() + " = ");
    }
    spacing.omit();
    if (field instanceof DefElement.Custom custom) {
      custom(custom);
    } else {
      spacing.separate();
      out.statement(print((DefElement.Variable) field));
    }
  }

  @Override
  public @Nullable Void custom(DefElement.Custom custom) {
    spacing.separate();
    CodeBlock.Builder arguments = CodeBlock.builder().add("printer");
    for (DefElement argument : custom.arguments()) {
      if (argument instanceof DefElement.Variable variable) {
        arguments.add(",$W$L", variable.parameter().of("key"));
      } else if (argument instanceof DefElement.Ref ref) {
        arguments.add(",$W$L", ref.parameter().of("key"));
      } else if (argument instanceof DefElement.Constant constant) {
        arguments.add(",$W$L", JavaLiterals.string(constant.text()));
      }
    }
    out.statement(
        CodeBlock.of(
            "$T.$L($L)", custom.printer().owner(), custom.printer().name(), arguments.build()));
    return null;
  }

  @Override
  public @Nullable Void group(DefElement.Group group) {
    List<DefParameter> anchors =
        group.anchor().parameters().stream().filter(DefParameter::isOptional).toList();
    CodeBlock present = anyPresent(anchors);
    out.begin(
        group.inverted() ? CodeBlock.of("if (!($L))", present) : CodeBlock.of("if ($L)", present));
    Spacing.State before = spacing.state();
    group.then().forEach(element -> inGroup(element, group));
    spacing.restore(before);
    if (!group.otherwise().isEmpty()) {
      out.otherwise();
      group.otherwise().forEach(element -> inGroup(element, group));
    }
    out.end();
    return null;
  }

  /** Prints an element of a group; the anchor is present there if it is the only parameter. */
  private void inGroup(DefElement element, DefElement.Group group) {
    if (element == group.anchor() && element instanceof DefElement.Variable variable) {
      spacing.separate();
      out.statement(print(variable));
    } else {
      element.accept(this);
    }
  }

  private static CodeBlock anyPresent(List<DefParameter> parameters) {
    return parameters.stream().map(DefValues::isPresent).collect(CodeBlock.joining("$W|| "));
  }
}
