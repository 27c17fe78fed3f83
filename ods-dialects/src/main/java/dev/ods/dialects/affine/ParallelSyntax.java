// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.StringAttr;
import dev.ods.dialects.memref.AtomicRMWKind;
import dev.ods.dialects.memref.AtomicRMWKindEnum;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.OperationState;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/** Parses the custom form of {@link Parallel}. */
final class ParallelSyntax {
  private final OpAsmParser parser;
  private final OperationState state;
  private final Context context;
  private final List<Argument> numbers = new ArrayList<>();

  ParallelSyntax(OpAsmParser parser, OperationState state) {
    this.parser = parser;
    this.state = state;
    this.context = parser.context();
  }

  boolean parse() {
    if (!parser.parseArgumentList(numbers, Delimiter.PAREN, false, false)
        || !parser.parseEqual()
        || !new ParallelBounds(parser, state).parse("max", "lowerBoundsMap", "lowerBoundsGroups")
        || !parser.parseKeyword("to")
        || !new ParallelBounds(parser, state).parse("min", "upperBoundsMap", "upperBoundsGroups")
        || !parseSteps()
        || !parseReductions()) {
      return false;
    }
    if (!parser.parseOptionalArrowTypeList(state)) {
      return false;
    }
    numbers.replaceAll(number -> number.withType(AffineSyntax.index(parser)));
    if (!parser.parseRegion(state.addRegion(), numbers, false)
        || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    parser.ensureTerminator(state.region(0), context.operationName(YieldOp.NAME), state.location());
    return true;
  }

  /** Parses steps as MLIR does: as the results of a map, which must be constants. */
  private boolean parseSteps() {
    if (!parser.parseOptionalKeyword("step")) {
      return addSteps(LongStream.generate(() -> 1).limit(numbers.size()));
    }
    AffineMap map =
        parser.parseAffineMapOfSSAIds(Delimiter.PAREN, new ArrayList<>(), new ArrayList<>());
    if (map == null) {
      return false;
    }
    for (AffineExpr step : map.results()) {
      if (!(step instanceof AffineConstantExpr)) {
        return parser.error(parser.nameLocation(), "steps must be constant integers");
      }
    }
    return addSteps(map.results().stream().mapToLong(step -> ((AffineConstantExpr) step).value()));
  }

  private boolean addSteps(LongStream steps) {
    List<IntegerAttr> attributes = steps.mapToObj(step -> IntegerAttr.i64(context, step)).toList();
    return parser.addAttributeOnce(state, "steps", ArrayAttr.get(context, attributes));
  }

  private boolean parseReductions() {
    List<Attribute> reductions = new ArrayList<>();
    if (parser.parseOptionalKeyword("reduce")
        && !(parser.parseLParen()
            && parser.parseCommaSeparatedList(Delimiter.NONE, () -> parseReduction(reductions), "")
            && parser.parseRParen())) {
      return false;
    }
    return parser.addAttributeOnce(state, "reductions", ArrayAttr.get(context, reductions));
  }

  private boolean parseReduction(List<Attribute> reductions) {
    SourceLocation location = parser.location();
    StringAttr name = parser.parseAttribute(StringAttr.class, NoneType.get(context));
    if (name == null) {
      return false;
    }
    AtomicRMWKind kind = AtomicRMWKindEnum.symbolize(name.value());
    return kind == null
        ? parser.error(location, "invalid reduction value: " + name)
        : reductions.add(IntegerAttr.i64(context, AtomicRMWKindEnum.value(kind)));
  }
}
