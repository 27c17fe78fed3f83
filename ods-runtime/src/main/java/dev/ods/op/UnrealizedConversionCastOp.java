// SPDX-License-Identifier: Apache-2.0
package dev.ods.op;

import dev.ods.codegen.ApiLevel;
import dev.ods.codegen.GeneratedAssembly;
import dev.ods.codegen.GeneratedOp;
import dev.ods.constraint.AnyType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.effect.ConditionallySpeculatable;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.Arity;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;
import dev.ods.trait.Pure;
import dev.ods.verify.CustomVerifier;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code builtin.unrealized_conversion_cast}: casts values from one set of types to another during
 * a dialect conversion, without specifying how.
 */
public final class UnrealizedConversionCastOp extends GeneratedOp
    implements ConditionallySpeculatable.Always, MemoryEffectsOpInterface.None, Foldable {
  /** The operation's name. */
  public static final String NAME = "builtin.unrealized_conversion_cast";

  /** The model of the operation, which the dialect registers. */
  public static final OpModel MODEL = new Model();

  private UnrealizedConversionCastOp(@Nullable Operation operation) {
    super(operation);
  }

  /**
   * The typed view of a cast.
   *
   * @throws IllegalArgumentException if the operation is not a cast
   */
  public static UnrealizedConversionCastOp of(Operation operation) {
    if (!operation.is(MODEL)) {
      throw new IllegalArgumentException(
          "'" + operation.name().value() + "' is not '" + NAME + "': ask Operation.is first");
    }
    return new UnrealizedConversionCastOp(operation);
  }

  /** Creates a cast of values to types, at the builder's insertion point if there is one. */
  public static UnrealizedConversionCastOp build(
      OpBuilder builder, Location location, List<? extends Type> outputs, List<Value> inputs) {
    OperationState state = builder.state(MODEL, location);
    state.addOperands(inputs);
    state.addTypes(outputs);
    return new UnrealizedConversionCastOp(builder.create(state));
  }

  /** The values to cast. */
  public ValueRange inputs() {
    return operation().operands();
  }

  /** The results of the cast. */
  public ValueRange outputs() {
    return operation().results();
  }

  /** A cast to the types that there are, or back to those that were cast. */
  @Override
  public @Nullable FoldResult fold(Constants constants) {
    Operation op = operation();
    if (op.operandCount() == 0 || op.resultCount() == 0) {
      return null;
    }
    if (haveTypes(op.operands(), op.results())) {
      return FoldResult.of(op.operands().stream().map(FoldResult::of).toList());
    }
    Operation inner = op.operand(0).definingOp();
    return inner != null
            && inner.is(MODEL)
            && inner.results().equals(op.operands())
            && haveTypes(inner.operands(), op.results())
        ? FoldResult.of(inner.operands().stream().map(FoldResult::of).toList())
        : null;
  }

  private static boolean haveTypes(ValueRange values, ValueRange others) {
    if (values.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < values.size(); i++) {
      if (values.typeAt(i) != others.typeAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static final class Model extends GeneratedAssembly implements CustomVerifier {
    Model() {
      super(
          define(
                  ApiLevel.CURRENT,
                  NAME,
                  "An unrealized conversion from one set of types to another")
              .operand("inputs", AnyType.SUMMARY, Arity.VARIADIC)
              .result("outputs", AnyType.SUMMARY, Arity.VARIADIC)
              .traits(Pure.class)
              .assemblyFormat("($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict"));
    }

    @Override
    public UnrealizedConversionCastOp view(Operation operation) {
      return new UnrealizedConversionCastOp(operation);
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark operandsFrom = parser.operandMark();
      SourceLocation operandsLocation = parser.location();
      if (!parser.parseOperandList()) {
        return false;
      }
      OperandMark operandsTo = parser.operandMark();
      TypeMark inputsFrom = parser.typeMark();
      if (!operandsTo.equals(operandsFrom) && !parser.parseColonTypeList()) {
        return false;
      }
      TypeMark inputsTo = parser.typeMark();
      if (!parser.parseKeyword("to") || !parser.parseTypeList()) {
        return false;
      }
      TypeMark outputsTo = parser.typeMark();
      return parser.parseOptionalVerifiedAttrDict(state)
          && parser.addTypes(inputsTo, outputsTo, state)
          && parser.resolveOperands(
              operandsFrom, operandsTo, inputsFrom, inputsTo, operandsLocation, state);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      if (op.operandCount() > 0) {
        printer.print(" ");
        printer.printOperands(op.operands());
        printer.print(" : ");
        printer.printTypes(op.operands());
      }
      printer.print(" to ");
      printer.printTypes(op.results());
      printer.printOptionalAttrDict(op);
    }

    @Override
    public void verifyOperation(OpView view, Diagnostics diagnostics) {
      Operation cast = view.operation();
      if (cast.resultCount() == 0) {
        diagnostics.opError(cast, "expected at least one result for cast operation");
      }
    }
  }
}
