// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Pass;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.datalayout.DataLayout;
import dev.ods.datalayout.DataLayoutAnalysis;
import dev.ods.datalayout.DataLayoutProperty;
import dev.ods.datalayout.TypeSize;
import dev.ods.dialects.dlti.FunctionPointerAlignmentAttr;
import dev.ods.dialects.func.FuncOp;
import dev.ods.ir.*;
import dev.ods.pass.AnalysisKey;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;
import java.util.List;
import java.util.Locale;

/** Test data layout queries. */
@Pass(name = "test-data-layout-query", title = "TestDataLayoutQuery", op = FuncOp.class)
public record TestDataLayoutQuery() implements PassBody {
  private static final AnalysisKey<DataLayoutAnalysis> LAYOUTS =
      AnalysisKey.of("DataLayoutAnalysis", op -> new DataLayoutAnalysis());

  @Override
  public void run(PassRun run) {
    DataLayoutAnalysis layouts = run.analysis(LAYOUTS);
    run.operation()
        .walk(
            op -> {
              if (op.is(DataLayoutQueryOp.MODEL) && op.attribute("size") == null) {
                tell(op, layouts.above(op));
              }
            });
  }

  /** Adds attributes that tell the layout of the result, and the properties. */
  private static void tell(Operation op, DataLayout layout) {
    Type type = op.resultType(0);
    Context context = op.context();
    op.setAttribute("size", size(context, layout.typeSize(type)));
    op.setAttribute("bitsize", size(context, layout.typeSizeInBits(type)));
    op.setAttribute("alignment", index(context, layout.typeABIAlignment(type)));
    op.setAttribute("preferred", index(context, layout.typePreferredAlignment(type)));
    op.setAttribute("index", index(context, layout.typeIndexBitwidth(type).orElse(0)));
    op.setAttribute("stack_alignment", index(context, layout.stackAlignment()));
    for (DataLayoutProperty property : DataLayoutProperty.values()) {
      if (property != DataLayoutProperty.STACK_ALIGNMENT) {
        Attribute value = layout.property(property);
        op.setAttribute(
            property.name().toLowerCase(Locale.ROOT),
            value == null ? absent(context, property) : value);
      }
    }
  }

  private static Attribute size(Context context, TypeSize size) {
    Attribute minimum = index(context, size.minimum());
    return size.isScalable()
        ? DictionaryAttr.get(
            context,
            List.of(
                new NamedAttribute("scalable", UnitAttr.get(context)),
                new NamedAttribute("minimal_size", minimum)))
        : minimum;
  }

  private static Attribute index(Context context, long value) {
    return IntegerAttr.get(IndexType.get(context), value);
  }

  private static Attribute absent(Context context, DataLayoutProperty property) {
    return switch (property) {
      case ENDIANNESS, MANGLING_MODE -> StringAttr.get(context, "");
      case FUNCTION_POINTER_ALIGNMENT -> FunctionPointerAlignmentAttr.get(context, 0, false);
      case LEGAL_INT_WIDTHS -> DenseArrayAttr.ofInts(context);
      default ->
          IntegerAttr.get(
              IntegerType.get(context, Integer.SIZE, IntegerType.Signedness.UNSIGNED), 0);
    };
  }
}
