// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.IntegerType;
import dev.ods.op.ModuleOp;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Interfaces that a context attaches to classes that do not implement them. */
final class AttachedInterfacesTest {
  interface Sized {
    int size();
  }

  interface Named extends Sized {
    String name();
  }

  private record Both(int size, String name) implements Named {}

  private final Context context = Context.create();

  @Test
  void basesAreAttachedUnlessThereIsOne() {
    Type type = IntegerType.get(context, 8);
    assertNull(type.as(Sized.class));
    context.attachInterface(IntegerType.class, Named.class, it -> new Both(it.width(), "i"));
    assertEquals(new Both(8, "i"), type.as(Named.class));
    assertEquals(new Both(8, "i"), type.as(Sized.class));

    Operation module =
        ModuleOp.build(OpBuilder.create(context), UnknownLoc.get(context)).operation();
    Sized earlier = () -> 1;
    context.attachInterface(ModuleOp.MODEL, Sized.class, view -> earlier);
    context.attachInterface(ModuleOp.MODEL, Named.class, view -> new Both(2, "m"));
    assertEquals(new Both(2, "m"), module.as(Named.class));
    assertSame(earlier, module.as(Sized.class));
  }

  /** Whichever is attached first. */
  @Test
  void basesAttachedAfterwardsAreTaken() {
    Type type = IntegerType.get(context, 8);
    Sized later = () -> 1;
    context.attachInterface(IntegerType.class, Named.class, it -> new Both(it.width(), "i"));
    context.attachInterface(IntegerType.class, Sized.class, it -> later);
    context.attachInterface(IntegerType.class, Sized.class, it -> () -> 2);
    assertSame(later, type.as(Sized.class));
    assertEquals(new Both(8, "i"), type.as(Named.class));
  }

  @Test
  void promisesOfBasesAreKept() {
    context.promiseInterface(IntegerType.class, Sized.class);
    context.attachInterface(IntegerType.class, Named.class, it -> new Both(it.width(), "i"));
    assertEquals(new Both(8, "i"), IntegerType.get(context, 8).as(Sized.class));
  }

  @Test
  void nothingElseIsAttached() {
    List<Executable> wrong =
        List.of(
            () -> context.attachInterface(Type.class, Sized.class, it -> () -> 1),
            () -> context.attachInterface(IntegerType.class, String.class, it -> ""),
            () -> context.attachInterface(ModuleOp.MODEL, String.class, it -> ""),
            () -> context.promiseInterface(Type.class, Sized.class),
            () -> context.promiseInterface(IntegerType.class, String.class),
            () -> context.promiseInterface(ModuleOp.MODEL, String.class));
    wrong.forEach(each -> assertThrows(IllegalArgumentException.class, each));
  }
}
