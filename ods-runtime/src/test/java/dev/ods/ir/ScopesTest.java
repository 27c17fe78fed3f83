// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.unsafe.IrReader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Laws of the scopes that the checking mode keeps threads apart in. */
class ScopesTest {
  private final Context context = TestIr.context();

  @BeforeEach
  void skipUnlessOn() {
    context.allowUnregisteredDialects(true);
    assumeTrue(Checks.ENABLED);
  }

  // --- The search.

  /** After any changes, the scope that is found is the one that a search from the start finds. */
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4})
  void searchesFindTheNearestIsolatedOperation(long seed) {
    Random random = new Random(seed);
    OpBuilder builder = OpBuilder.create(context);
    List<Operation> ops = new ArrayList<>();
    ops.add(create(builder, random));
    for (int i = 0; i < 5000; i++) {
      Operation op = ops.get(random.nextInt(ops.size()));
      Operation other = ops.get(random.nextInt(ops.size()));
      Block into = TestIr.notNull(other.region(0).last());
      switch (random.nextInt(8)) {
        case 0, 1, 2 -> ops.add(create(OpBuilder.atEnd(into), random));
        case 3 -> ops.add(around(builder, into, random));
        case 4 -> op.remove();
        case 5 -> eraseIfEmpty(op, ops);
        case 6 -> moveUnlessInside(op, into);
        default -> moveBlock(op, other);
      }
      IrArena arena = builder.arena();
      Operation asked = ops.get(random.nextInt(ops.size()));
      int ref = IrReader.ref(asked);
      assertEquals(naive(arena, ref), arena.scopes().inside(ref), "step " + i);
    }
    assertTrue(ops.size() > 20, "operations: " + ops.size());
  }

  /** An operation with a region, which might be isolated or is certainly not. */
  private Operation create(OpBuilder builder, Random random) {
    String name = random.nextInt(4) == 0 ? "u.function" : "t.plain";
    Operation made = TestIr.create(builder, name, List.of(), 0, 1);
    made.region(0).addBlock();
    return made;
  }

  /** An operation whose region takes the blocks of another one's. */
  private Operation around(OpBuilder builder, Block taken, Random random) {
    Region from = TestIr.notNull(taken.parent());
    Operation made;
    if (random.nextBoolean()) {
      made = create(builder, random);
      TestIr.notNull(made.region(0).first()).erase();
      made.region(0).takeBody(from);
    } else {
      OperationState state = builder.newState();
      state.reset(context.operationName("t.plain"), UnknownLoc.get(context));
      state.addRegion().takeBody(from);
      made = builder.create(state);
    }
    from.addBlock();
    OpBuilder.atEnd(TestIr.notNull(from.first())).insert(made);
    return made;
  }

  private static void eraseIfEmpty(Operation op, List<Operation> ops) {
    if (ops.size() > 1 && TestIr.notNull(op.region(0).last()).isEmpty() && has1Block(op)) {
      op.erase();
      ops.remove(op);
    }
  }

  private static boolean has1Block(Operation op) {
    return op.region(0).hasOneBlock();
  }

  private static void moveUnlessInside(Operation op, Block into) {
    if (!op.isAncestorOf(TestIr.notNull(into.parentOp()))) {
      op.moveToEnd(into);
    }
  }

  private static void moveBlock(Operation op, Operation other) {
    if (!op.isAncestorOf(other)) {
      TestIr.notNull(op.region(0).first()).moveBefore(TestIr.notNull(other.region(0).first()));
      op.region(0).addBlock();
    }
  }

  private static int naive(IrArena arena, int op) {
    int at = op;
    while (!isIsolated(arena, at) && Ops.parent(arena, at) != 0) {
      at = Ops.parent(arena, at);
    }
    return at;
  }

  private static boolean isIsolated(IrArena arena, int op) {
    return IrServices.mightBeIsolated(arena.context().operationName(Ops.name(arena, op)));
  }

  // --- The methods of the API.

  /** A method that is called while another thread reads either is refused or changes nothing. */
  @Test
  void everyMethodThatChangesTheIrAnnouncesIt() throws Exception {
    TreeSet<String> refused = new TreeSet<>();
    for (Method method : ApiMisuseTest.methodsWithRows()) {
      ApiObjects here = ApiObjects.create(context);
      Scopes scopes = here.builder.arena().scopes();
      @Nullable Object receiver = ApiMisuseTest.receiverOf(method, here);
      @Nullable Object[] arguments = ApiMisuseTest.argumentsOf(method, here);
      String before = text(here);
      Thread reader = new Thread(() -> read(here));
      reader.start();
      reader.join();
      long changes = scopes.changes();
      try {
        method.invoke(receiver, arguments);
      } catch (InvocationTargetException e) {
        if (e.getCause() instanceof ConcurrentModificationException) {
          refused.add(ApiMisuseTest.signature(method));
          assertEquals(changes, scopes.changes(), "begun and refused");
        }
      }
      assertEquals(before, text(here), () -> method + " changes what another thread reads");
      assertEquals(0, scopes.depth(), () -> method + " has not ended");
    }
    assertTrue(refused.size() > 40, refused::toString);
  }

  private static void read(ApiObjects here) {
    Scopes scopes = here.builder.arena().scopes();
    scopes.beginReading(IrReader.ref(here.root));
    // It might be isolated: then its attributes are in no scope, and are kept from changes only.
    scopes.beginChangeOfAttributes(IrReader.ref(here.user));
  }

  private static String text(ApiObjects here) {
    StringBuilder text = new StringBuilder(here.root.toGenericString());
    here.root.walk(op -> text.append(op.location()));
    for (Value argument : here.body.arguments()) {
      text.append(argument.location());
    }
    return text.toString();
  }
}
