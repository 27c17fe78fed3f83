// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.TestIr.NumberAttr;
import java.util.List;

/**
 * One object of each kind that a method of the IR's API takes: those of a small module, or those of
 * an operation that is erased.
 */
final class ApiObjects {
  final Context context;
  final OpBuilder builder;
  final Operation root;
  final Block body;

  /** Has a result that is used. */
  final Operation producer;

  /** The last one of the body: two operands, a result, a region, a successor and an attribute. */
  final Operation user;

  /** The other block, at whose end the user's successor leads. */
  final Block target;

  /** In no block; has an empty region. */
  final Operation loose;

  /** In no region. */
  final Block looseBlock;

  /** Describes an operation like the user. */
  final OperationState state;

  /** Describes an operation that is registered and has a slot for an attribute. */
  final OperationState registeredState;

  /** Such an operation. */
  final Operation registered;

  private ApiObjects(
      OpBuilder builder, Operation root, Block body, Block target, Operation producer) {
    this.builder = builder;
    this.root = root;
    this.body = body;
    this.target = target;
    this.producer = producer;
    context = builder.context();
    user = builder.create(filledState("u.user"));
    builder.clearInsertionPoint();
    loose = TestIr.create(builder, "u.loose", List.of(), 1, 1);
    looseBlock = root.region(0).createBlock();
    builder.setInsertionPointToEnd(target);
    TestIr.leaf(builder, "u.end");
    builder.setInsertionPoint(producer);
    state = filledState("u.user");
    registered = TestIr.leaf(builder, "t.one");
    registeredState =
        builder.newState().reset(context.operationName("t.one"), UnknownLoc.get(context));
  }

  /** A module in an arena of its own. */
  static ApiObjects create(Context context) {
    OpBuilder builder = OpBuilder.create(context);
    Operation root = TestIr.create(builder, "u.root", List.of(), 0, 1);
    Block body = root.region(0).addBlock();
    body.addArgument(TestIr.type(context), UnknownLoc.get(context));
    Block target = root.region(0).addBlock();
    builder.setInsertionPointToEnd(body);
    Operation producer = TestIr.create(builder, "u.producer", List.of(), 1, 0);
    return new ApiObjects(builder, root, body, target, producer);
  }

  private OperationState filledState(String name) {
    Type type = TestIr.type(context);
    OperationState filled =
        builder.newState().reset(context.operationName(name), UnknownLoc.get(context));
    filled.addOperand(producer.result(0)).addOperand(producer.result(0)).addType(type);
    filled.addSuccessor(target).setAttribute("a", NumberAttr.get(context, 1));
    Block inside = filled.addRegion().addBlock();
    inside.addArgument(type, UnknownLoc.get(context));
    TestIr.create(OpBuilder.atEnd(inside), "u.inside", List.of(), 1, 0);
    return filled;
  }

  /** The handles to an operation with what is nested in it. */
  record Nest(
      Operation op,
      Region region,
      Block block,
      Value result,
      Value argument,
      OpOperand operand,
      ValueRange operands) {
    static Nest of(Operation op) {
      Block block = TestIr.notNull(op.region(0).first());
      return new Nest(
          op, op.region(0), block, op.result(0), block.argument(0), op.opOperand(0), op.operands());
    }
  }

  /** An operation that is erased, and whose memory is not in use again. */
  Nest erased() {
    OpBuilder before = OpBuilder.atStart(body);
    Operation op = before.create(filledState("u.user"));
    Nest nest = Nest.of(op);
    op.erase();
    return nest;
  }
}
