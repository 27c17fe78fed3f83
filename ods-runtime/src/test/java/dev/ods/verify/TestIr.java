// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.IntegerType;
import dev.ods.ir.Arity;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.op.ModuleOp;
import dev.ods.trait.Terminator;
import java.util.ArrayList;
import java.util.List;

/** Builds IR in tests. */
final class TestIr {
  private TestIr() {}

  /**
   * A context with the builtin dialect and {@link TestDialect} that allows unregistered operations.
   */
  static Context context() {
    Context context = Context.create();
    context.load(new TestDialect());
    context.allowUnregisteredDialects(true);
    return context;
  }

  static Type i32(Context context) {
    return IntegerType.get(context, 32);
  }

  static Operation module(OpBuilder builder) {
    return ModuleOp.build(builder, UnknownLoc.get(builder.context())).operation();
  }

  /** Creates an operation with operands, results of type i32 and empty regions. */
  static Operation create(
      OpBuilder builder, String name, List<Value> operands, int results, int regions) {
    Context context = builder.context();
    OperationState state =
        builder.state(context.operationName(name), UnknownLoc.get(context)).addOperands(operands);
    for (int i = 0; i < results; i++) {
      state.addType(i32(context));
    }
    return builder.create(state.addRegions(regions));
  }

  /** Terminates a block with {@code test.br} to some others. */
  static Operation branch(Block from, List<Block> to) {
    OpBuilder builder = OpBuilder.atEnd(from);
    Context context = builder.context();
    OperationState state = builder.state(context.operationName("test.br"), UnknownLoc.get(context));
    to.forEach(state::addSuccessor);
    return builder.create(state);
  }

  /** Creates an op with one region that has a block for each node and branches for the edges. */
  static List<Block> graph(OpBuilder builder, ControlFlow graph) {
    Operation op = create(builder, "test.any", List.of(), 0, 1);
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < graph.size(); i++) {
      blocks.add(op.region(0).addBlock());
    }
    for (int i = 0; i < graph.size(); i++) {
      branch(blocks.get(i), graph.successors().get(i).stream().map(blocks::get).toList());
    }
    return blocks;
  }

  /** The declaration of an operation. */
  static OpDefinition definition(String name, int regions, List<Class<?>> traits) {
    OpDefinition.Builder builder =
        OpDefinition.builder(name)
            .operand("operands", "any type", Arity.VARIADIC)
            .result("results", "any type", Arity.VARIADIC)
            .variadicSuccessor("successors", "any successor")
            .traits(traits);
    for (int i = 0; i < regions; i++) {
      builder.region("r" + i, "any region");
    }
    return builder.build();
  }

  /** An op class without a view of its own. */
  static class Model extends OpModel {
    Model(OpDefinition definition) {
      super(definition);
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }
  }

  /** The dialect {@code test}: a region op and a terminator. */
  static final class TestDialect extends DialectDefinition {
    private static final OpModel ANY = new Model(definition("test.any", 1, List.of()));
    private static final OpModel PLAIN = new Model(definition("test.plain", 0, List.of()));
    private static final OpModel BR =
        new Model(definition("test.br", 0, List.of(Terminator.class)));

    TestDialect() {
      super("test");
    }

    @Override
    public List<OpModel> operations() {
      return List.of(ANY, PLAIN, BR);
    }
  }
}
