// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.UseCursor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Uses in many slabs; {@link PlainIrChecker} goes through those of random operations. */
class UseCursorTest {
  private static final int USERS = 50_000;

  private final OpBuilder builder = OpBuilder.create(TestIr.context());

  @Test
  void usesInAnyOrderOverManySlabs() {
    TestIr.enter(builder, "t.plain");
    Operation definition = TestIr.create(builder, "t.plain", List.of(), 2, 0);
    Value other = definition.result(1);
    List<Operation> users = new ArrayList<>();
    for (int i = 0; i < USERS; i++) {
      users.add(TestIr.create(builder, "t.plain", List.of(other), 0, 0));
    }
    Collections.shuffle(users, new Random(1));
    for (Operation user : users) {
      user.setOperand(0, definition.result(0));
    }
    IrReader reader = IrReader.of(definition);
    assertEquals(0, reader.uses(IrReader.ref(definition), 1).use());
    UseCursor cursor = reader.uses(IrReader.ref(definition), 0);
    Collections.reverse(users);
    for (Operation user : users) {
      assertEquals(user, reader.operation(reader.userOf(cursor.use())));
      cursor.advance();
    }
    assertEquals(0, cursor.use());
  }
}
