// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Types, attributes and a dialect for tests of the IR, which need no other package. */
final class TestIr {
  private TestIr() {}

  /** A context with {@link TestDialect} loaded. */
  static Context context() {
    Context context = Context.create();
    context.load(new TestDialect());
    return context;
  }

  /** Creates an operation of any name, without results, operands or regions. */
  static Operation leaf(OpBuilder builder, String name) {
    return create(builder, name, List.of(), 0, 0);
  }

  /** Creates an operation with operands and numbers of results and regions. */
  static Operation create(
      OpBuilder builder, String name, List<Value> operands, int results, int regions) {
    Context context = builder.context();
    OperationState state =
        builder.state(context.operationName(name), UnknownLoc.get(context)).addOperands(operands);
    for (int i = 0; i < results; i++) {
      state.addType(type(context));
    }
    return builder.create(state.addRegions(regions));
  }

  /**
   * Creates an operation with one region of one block, and moves the builder to the block's end.
   */
  static Operation enter(OpBuilder builder, String name) {
    Operation op = create(builder, name, List.of(), 0, 1);
    builder.setInsertionPointToEnd(op.region(0).addBlock());
    return op;
  }

  static Type type(Context context) {
    return NamedType.get(context, "a");
  }

  /** Asserts that a value is not null. */
  static <T> T notNull(@Nullable T nullable) {
    return Objects.requireNonNull(nullable);
  }

  /** A type identified by a name. */
  static final class NamedType extends Type {
    private final String name;

    private NamedType(Context context, String name) {
      super(context);
      this.name = name;
    }

    static NamedType get(Context context, String name) {
      return intern(new NamedType(context, name));
    }

    String name() {
      return name;
    }

    @Override
    public String dialectNamespace() {
      return "t";
    }

    @Override
    protected int keyHash() {
      return name.hashCode();
    }

    @Override
    protected boolean keyEquals(Type other) {
      return name.equals(((NamedType) other).name);
    }
  }

  /** An attribute identified by a number. */
  static final class NumberAttr extends Attribute {
    private final long number;

    private NumberAttr(Context context, long number) {
      super(context);
      this.number = number;
    }

    static NumberAttr get(Context context, long number) {
      return intern(new NumberAttr(context, number));
    }

    /** An attribute that is not uniqued. */
    static NumberAttr distinct(Context context, long number) {
      return register(new NumberAttr(context, number));
    }

    long number() {
      return number;
    }

    @Override
    public String dialectNamespace() {
      return "t";
    }

    @Override
    protected int keyHash() {
      return Long.hashCode(number);
    }

    @Override
    protected boolean keyEquals(Attribute other) {
      return number == ((NumberAttr) other).number;
    }
  }

  /** An op class without a view of its own. */
  static final class Model extends OpModel {
    Model(String name, List<String> inherent) {
      super(definition(name, inherent));
    }

    private static OpDefinition definition(String name, List<String> inherent) {
      OpDefinition.Builder builder = OpDefinition.builder(name);
      inherent.forEach(attribute -> builder.optionalAttribute(attribute, "any attribute"));
      return builder.build();
    }

    @Override
    public OpView view(Operation operation) {
      return new UnregisteredOp(operation);
    }
  }

  /** The dialect {@code t}. */
  static final class TestDialect extends DialectDefinition {
    static final Model PLAIN = new Model("t.plain", List.of());
    static final Model ONE = new Model("t.one", List.of("a"));
    static final Model THREE = new Model("t.three", List.of("a", "b", "c"));

    TestDialect() {
      super("t");
    }

    @Override
    public List<OpModel> operations() {
      return List.of(PLAIN, ONE, THREE);
    }
  }
}
