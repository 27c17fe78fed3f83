// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.RuntimeNames;
import javax.lang.model.element.Modifier;

/** Writes the helpers with which an op class finds the segments of its operands or results. */
final class SegmentEmitter {
  /** The helpers as the model calls them. */
  static final ValueGroups.Source OPERANDS = new Helpers("operand", "operation");

  static final ValueGroups.Source RESULTS = new Helpers("result", "operation");

  /** The helpers as the op class calls them. */
  static final ValueGroups.Source OWN_OPERANDS = new Helpers("operand", "operation()");

  static final ValueGroups.Source OWN_RESULTS = new Helpers("result", "operation()");

  private final OpShape shape;

  SegmentEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addTo(TypeSpec.Builder type) {
    add(type, "operand", shape.operandGroups(), OpShape.OPERAND_SEGMENTS);
    add(type, "result", shape.resultGroups(), OpShape.RESULT_SEGMENTS);
  }

  private static void add(
      TypeSpec.Builder type, String kind, ValueGroups groups, String attribute) {
    if (groups.isSegmented()) {
      CodeBlock lengths = CodeBlock.of("operation.property($L)", OpShape.slotConstant(attribute));
      type.addMethod(
          helper(kind + "Start")
              .addParameter(TypeName.INT, "group")
              .addStatement("return $T.start($L, group)", Names.SEGMENTS, lengths)
              .build());
      type.addMethod(
          helper(kind + "Size")
              .addParameter(TypeName.INT, "group")
              .addStatement("return $T.size($L, group)", Names.SEGMENTS, lengths)
              .build());
    } else if (groups.isEqual()) {
      type.addMethod(
          helper(kind + "Size")
              .addStatement(
                  "return $T.equalSize(operation.$LCount(), $L, $L)",
                  Names.GROUP_SIZES,
                  kind,
                  groups.fixedSize(),
                  groups.variableSize())
              .build());
    }
  }

  private static MethodSpec.Builder helper(String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(TypeName.INT)
        .addParameter(RuntimeNames.OPERATION, "operation");
  }

  /** Calls of the helpers for an operation. */
  private record Helpers(String kind, String operation) implements ValueGroups.Source {
    @Override
    public CodeBlock total() {
      return CodeBlock.of("$L.$LCount()", operation, kind);
    }

    @Override
    public CodeBlock start(int group) {
      return CodeBlock.of("$LStart($L, $L)", kind, operation, group);
    }

    @Override
    public CodeBlock size(int group) {
      return CodeBlock.of("$LSize($L, $L)", kind, operation, group);
    }

    @Override
    public CodeBlock equalSize(int fixed, int variable) {
      return CodeBlock.of("$LSize($L)", kind, operation);
    }
  }
}
