// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.diagnostic.DiagnosticException;
import dev.ods.hook.HookFailure;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.check.FoldableState;
import dev.ods.trait.CastOpInterface;
import dev.ods.trait.Commutative;
import dev.ods.trait.Idempotent;
import dev.ods.trait.Involution;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Folds single operations (MLIR's {@code Operation::fold}). */
public final class Folding {
  private static final OperationName.Key<Plan> PLAN = OperationName.Key.create(Folding::plan);

  private Folding() {}

  /** A trait that folds. */
  private enum Law {
    COMMUTATIVE(Commutative.class),
    IDEMPOTENT(Idempotent.class),
    INVOLUTION(Involution.class);

    private final Class<?> trait;

    Law(Class<?> trait) {
      this.trait = trait;
    }

    static @Nullable Law of(Class<?> trait) {
      for (Law law : values()) {
        if (law.trait == trait) {
          return law;
        }
      }
      return null;
    }
  }

  /**
   * Who folds the operations of a name.
   *
   * @param own whether they fold themselves
   * @param laws those of their traits that fold, in order
   * @param casts whether they fold as casts do
   * @param dialect their dialect, if it folds
   * @param condition what an operation must have for one of them to fold it
   */
  record Plan(
      boolean own,
      List<Law> laws,
      boolean casts,
      @Nullable FoldableDialect dialect,
      Folder.Condition condition) {
    /** Whether an operation could be folded. */
    boolean mayFold() {
      return own || !laws.isEmpty() || casts || dialect != null;
    }
  }

  private static Plan plan(OperationName name) {
    OpModel model = name.model();
    if (model == null) {
      return new Plan(false, List.of(), false, null, Folder.Condition.NONE);
    }
    DialectDefinition dialect = name.dialect();
    FoldableDialect folding = dialect == null ? null : dialect.as(FoldableDialect.class);
    List<Law> laws = model.traits().stream().map(Law::of).filter(Objects::nonNull).toList();
    boolean casts = name.hasInterface(CastOpInterface.class);
    boolean own = name.hasInterface(Foldable.class);
    // Of the laws, only the commutative one asks for constants alone.
    boolean asks =
        casts || folding != null || laws.stream().anyMatch(law -> law != Law.COMMUTATIVE);
    return new Plan(
        own, laws, casts, folding, asks ? Folder.Condition.NONE : ownCondition(model, own));
  }

  private static Folder.Condition ownCondition(OpModel model, boolean own) {
    if (!own) {
      return Folder.Condition.CONSTANT_OPERAND;
    }
    return model instanceof Folder.Model folded
        ? folded.folder().condition()
        : Folder.Condition.NONE;
  }

  /** Who folds the operations of a name. */
  static Plan planOf(OperationName name) {
    return name.get(PLAN);
  }

  /** {@link #fold(Operation, Constants)} with the constants that definitions are. */
  public static @Nullable FoldResult fold(Operation op) {
    return fold(op, Constants.ofDefinitions());
  }

  /**
   * Folds an operation: by its own method; if that fails, or changes it in place, by its traits; if
   * these fail too, by its dialect. An operation that is not registered is not folded.
   *
   * @return what the results fold to, or null
   * @throws DiagnosticException if a folder returns another number of results, or values of other
   *     types, than the operation has
   */
  public static @Nullable FoldResult fold(Operation op, Constants constants) {
    Plan plan = planOf(op.name());
    return fold(op, plan, plan.own ? op.as(Foldable.class) : null, constants);
  }

  /**
   * Folds a borrowed handle, without making a view of it.
   *
   * @param reader that lent it
   * @param constants that definitions are
   */
  static @Nullable FoldResult fold(
      Operation op, Plan plan, IrReader reader, ConstantDefinitions.Borrowing constants) {
    constants.beforeOwnFold(op);
    Foldable own = null;
    if (plan.own) {
      own = reader.viewOf(op) instanceof Foldable view ? view : op.as(Foldable.class);
    }
    return fold(op, plan, own, constants);
  }

  private static @Nullable FoldResult fold(
      Operation op, Plan plan, @Nullable Foldable own, Constants constants) {
    FoldableState before = own == null ? null : FoldableState.ofChecked(op);
    FoldResult folded = own == null ? null : own.fold(constants);
    if (own != null && folded != null) {
      check(op, before, folded, own);
    }
    if (folded == null || folded.isInPlace()) {
      FoldResult byTraits = foldByTraits(op, plan, constants, folded != null);
      if (byTraits != null) {
        folded = folded == null ? byTraits : byTraits.afterChange();
      }
    }
    if (folded == null && plan.dialect != null) {
      FoldableState beforeDialect = FoldableState.ofChecked(op);
      folded = plan.dialect.fold(op, constants);
      if (folded != null) {
        check(op, beforeDialect, folded, plan.dialect);
      }
    }
    return folded;
  }

  /** Whether an operation folds to itself: in a cycle, laws may lead back to it. */
  static boolean isOwnResult(Operation op, FoldResult folded) {
    for (int i = 0; !folded.isInPlace() && i < folded.size(); i++) {
      Value value = folded.get(i).value();
      if (value != null && IrReader.isResult(value, op)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Checks what a folder has returned.
   *
   * @param before the state of the operation before, if that is compared
   * @param folder the operation or the dialect
   */
  private static void check(
      Operation op, @Nullable FoldableState before, FoldResult folded, Object folder) {
    if (folded.isInPlace()) {
      if (before != null && before.isOf(op)) {
        throw HookFailure.mistake(
            op,
            methodOf(folder),
            "returned inPlace() although it has not changed the operation: a fold must change no"
                + " other");
      }
      return;
    }
    int count = op.resultCount();
    if (folded.size() != count) {
      throw HookFailure.mistake(
          op, methodOf(folder), "returned %d results, expected %d".formatted(folded.size(), count));
    }
    for (int i = 0; i < count; i++) {
      Value value = folded.get(i).value();
      if (value != null && value.type() != op.resultType(i)) {
        throw HookFailure.mistake(
            op,
            methodOf(folder),
            "returned a value of type '%s', expected '%s'"
                .formatted(value.type(), op.resultType(i)));
      }
    }
  }

  /** The class whose author wrote a method {@code fold}, and this name. */
  private static String methodOf(Object folder) {
    for (Method method : folder.getClass().getMethods()) {
      if (method.getName().equals("fold") && !method.isBridge()) {
        String owner = method.getDeclaringClass().getName();
        return owner.substring(owner.lastIndexOf('.') + 1).replace('$', '.') + ".fold";
      }
    }
    return "fold";
  }

  private static @Nullable FoldResult foldByTraits(
      Operation op, Plan plan, Constants constants, boolean changed) {
    if (!(constants instanceof ConstantDefinitions.Borrowing borrowing)) {
      return foldByTraits(op, plan, constants);
    }
    borrowing.beforeTraits(changed);
    FoldResult folded = foldByTraits(op, plan, constants);
    borrowing.afterTraits();
    return folded;
  }

  private static @Nullable FoldResult foldByTraits(Operation op, Plan plan, Constants constants) {
    for (int i = 0; i < plan.laws.size(); i++) {
      FoldResult folded =
          switch (plan.laws.get(i)) {
            case COMMUTATIVE -> moveConstantsRight(op, constants) ? FoldResult.inPlace() : null;
            case IDEMPOTENT -> foldIdempotent(op);
            case INVOLUTION -> foldInvolution(op);
          };
      if (folded != null) {
        return folded;
      }
    }
    return plan.casts ? foldCast(op) : null;
  }

  private static @Nullable FoldResult foldIdempotent(Operation op) {
    if (op.operandCount() == 1) {
      Operation inner = op.operand(0).definingOp();
      return inner != null && inner.name() == op.name() ? FoldResult.of(op.operand(0)) : null;
    }
    return op.operand(0).equals(op.operand(1)) ? FoldResult.of(op.operand(0)) : null;
  }

  private static @Nullable FoldResult foldInvolution(Operation op) {
    Operation inner = op.operand(0).definingOp();
    return inner != null && inner.name() == op.name() ? FoldResult.of(inner.operand(0)) : null;
  }

  /** A cast to the types that the operands have. */
  private static @Nullable FoldResult foldCast(Operation op) {
    int count = op.operandCount();
    if (count == 0 || count != op.resultCount()) {
      return null;
    }
    for (int i = 0; i < count; i++) {
      if (op.operandType(i) != op.resultType(i)) {
        return null;
      }
    }
    return FoldResult.of(op.operands().stream().map(FoldResult::of).toList());
  }

  /**
   * Moves constant operands behind the others. As in MLIR, each operand from the first constant on
   * becomes the newest use of its value, even if it stays where it is.
   */
  private static boolean moveConstantsRight(Operation op, Constants constants) {
    int count = op.operandCount();
    int first = count < 2 ? count : firstConstant(op, count, constants);
    if (first == count) {
      return false;
    }
    if (first == count - 1) {
      op.opOperand(first).set(op.operand(first));
      return false;
    }
    List<Value> order = new ArrayList<>(count - first);
    List<Value> known = new ArrayList<>(count - first);
    for (int i = first; i < count; i++) {
      Value operand = op.operand(i);
      (constants.of(operand) == null ? order : known).add(operand);
    }
    boolean moved = !order.isEmpty();
    order.addAll(known);
    for (int i = first; i < count; i++) {
      OpOperand operand = op.opOperand(i);
      operand.set(order.get(i - first));
    }
    return moved;
  }

  /** The index of the first constant operand; the number of operands if there is none. */
  private static int firstConstant(Operation op, int count, Constants constants) {
    int first = 0;
    while (first < count && !constants.isConstant(op, first)) {
      first++;
    }
    return first;
  }

  /**
   * The values that an operation folds to; constants are inserted before it.
   *
   * @param folded what {@link #fold(Operation)} has returned, if that was not in place
   * @return null if a constant cannot be materialized; then none is inserted
   */
  public static @Nullable List<Value> materialize(
      Operation op, Rewriter rewriter, FoldResult folded) {
    if (folded.constant() != null) {
      Value constant = materializeOnly(op, rewriter, folded);
      return constant == null ? null : List.of(constant);
    }
    List<Value> values = new ArrayList<>(folded.size());
    List<Operation> created = new ArrayList<>();
    for (int i = 0; i < folded.size(); i++) {
      FoldResult result = folded.get(i);
      Value value = result.value();
      if (value == null) {
        rewriter.setInsertionPoint(op);
        Operation constant = materialize(op, rewriter, result, op.resultType(i), op.location());
        if (constant == null) {
          created.forEach(rewriter::erase);
          return null;
        }
        created.add(constant);
        value = constant.result(0);
      }
      values.add(value);
    }
    return values;
  }

  /** The only result of an operation that folds to a constant, which is inserted before it. */
  static @Nullable Value materializeOnly(Operation op, Rewriter rewriter, FoldResult folded) {
    rewriter.setInsertionPoint(op);
    Operation constant = materialize(op, rewriter, folded, op.resultType(0), op.location());
    return constant == null ? null : constant.result(0);
  }

  /**
   * The operation that defines a constant, made by the dialect of an operation.
   *
   * @param op the operation that folds to it
   * @return null if the dialect cannot make one
   */
  static @Nullable Operation materialize(
      Operation op, OpBuilder builder, FoldResult folded, Type type, Location location) {
    DialectDefinition dialect = op.name().dialect();
    ConstantMaterializer hook = dialect == null ? null : dialect.as(ConstantMaterializer.class);
    return hook == null || folded.constant() == null
        ? null
        : hook.materializeConstant(builder, folded.constant(), type, location);
  }
}
