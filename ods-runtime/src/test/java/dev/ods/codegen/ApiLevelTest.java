// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.UnsupportedDialectException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Dialects generated for another API level than this runtime's. */
final class ApiLevelTest {
  private static final int NEWER = ApiLevel.CURRENT + 1;
  private static final int OLDER = ApiLevel.OLDEST - 1;

  /** The ways to add a dialect to a context. */
  enum Way {
    REGISTER,
    LOAD,
    DEPEND;

    void take(Context context, DialectDefinition dialect) {
      switch (this) {
        case REGISTER -> context.register(dialect);
        case LOAD -> context.load(dialect);
        case DEPEND -> context.register(new Dependent(dialect));
      }
    }
  }

  private static final class Dependent extends DialectDefinition {
    private final DialectDefinition needed;

    Dependent(DialectDefinition needed) {
      super("dependent");
      this.needed = needed;
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }

    @Override
    public List<DialectDefinition> dependentDialects() {
      return List.of(needed);
    }
  }

  /** A dialect whose op classes must not be initialized. */
  private static final class Untouched extends GeneratedDialect {
    Untouched(int level) {
      super(level, "t");
    }

    @Override
    public List<OpModel> operations() {
      throw new AssertionError("classes of operations are initialized");
    }

    @Override
    public List<DialectDefinition> dependentDialects() {
      throw new AssertionError("classes of other dialects are initialized");
    }
  }

  /** A dialect with an operation of another level, as after an interrupted build. */
  private static final class Mixed extends GeneratedDialect {
    private final int level;

    Mixed(int level) {
      super(ApiLevel.CURRENT, "t");
      this.level = level;
    }

    @Override
    public List<OpModel> operations() {
      return List.of(new Model(ApiLevel.CURRENT, "t.first"), new Model(level, "t.second"));
    }
  }

  private static final class Model extends GeneratedModel {
    Model(int level, String name) {
      super(define(level, name, ""));
    }

    @Override
    public GeneratedOp view(Operation operation) {
      return new Op(operation);
    }
  }

  private static final class Op extends GeneratedOp implements OpView {
    Op(Operation operation) {
      super(operation);
    }
  }

  private static String refusal(Way way, DialectDefinition dialect) {
    Context context = Context.create();
    String message =
        assertThrows(UnsupportedDialectException.class, () -> way.take(context, dialect))
            .getMessage();
    assertNull(context.dialect("t"));
    return message;
  }

  @ParameterizedTest
  @EnumSource
  void rejectsNewerDialectsBeforeInitializingTheirOps(Way way) {
    assertEquals(
        "dialect 't' was generated for level 2 of dev.ods.codegen, and this ods-runtime has level"
            + " 1: update ods-runtime, or compile the dialect again with the ods-processor of the"
            + " same version as this ods-runtime",
        refusal(way, new Untouched(NEWER)));
  }

  @ParameterizedTest
  @EnumSource
  void rejectsOlderDialectsBeforeInitializingTheirOps(Way way) {
    assertEquals(
        "dialect 't' was generated for level 0 of dev.ods.codegen, and this ods-runtime supports"
            + " none before level 1: compile the dialect again with the ods-processor of the same"
            + " version as this ods-runtime",
        refusal(way, new Untouched(OLDER)));
  }

  @Test
  void loadsNoDialectWithANewerOp() {
    assertEquals(
        "operation 't.second' was generated for level 2 of dev.ods.codegen, and this ods-runtime"
            + " has level 1: update ods-runtime, or compile the dialect again with the"
            + " ods-processor of the same version as this ods-runtime",
        refusal(Way.LOAD, new Mixed(NEWER)));
  }

  @Test
  void loadsOpsOfAllSupportedLevels() {
    for (int level = ApiLevel.OLDEST; level <= ApiLevel.CURRENT; level++) {
      DialectDefinition dialect = new Mixed(level);
      assertDoesNotThrow(() -> Context.create().load(dialect));
    }
  }
}
