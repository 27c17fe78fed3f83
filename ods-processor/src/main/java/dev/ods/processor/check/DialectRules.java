// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.DialectSpec.DialectOp;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** All rules about a dialect. */
public final class DialectRules {
  private DialectRules() {}

  /** Reports all that is wrong with {@code dialect}. */
  public static void check(DialectSpec dialect, Problems problems) {
    if (!Names.isDialect(dialect.name())) {
      problems.report(ProblemId.DIALECT_NAME_INVALID, dialect.origin(), dialect.name());
    }
    Set<ClassName> listed = new HashSet<>();
    Map<String, DialectOp> byName = new HashMap<>();
    for (DialectOp op : dialect.ops()) {
      if (!listed.add(op.declaration())) {
        problems.report(ProblemId.OP_LISTED_TWICE, op.origin(), op.declaration().simpleName());
        continue;
      }
      checkOwner(dialect, op, problems);
      DialectOp other = byName.putIfAbsent(op.mnemonic(), op);
      if (other != null) {
        problems.report(
            ProblemId.OP_NAME_TWICE,
            op.origin(),
            dialect.name() + "." + op.mnemonic(),
            other.declaration().simpleName(),
            op.declaration().simpleName());
      }
    }
  }

  private static void checkOwner(DialectSpec dialect, DialectOp op, Problems problems) {
    boolean unknown = op.dialect().equals(ClassName.OBJECT);
    if (!unknown && !op.dialect().equals(dialect.declaration())) {
      problems.report(
          ProblemId.OP_OF_OTHER_DIALECT,
          op.origin(),
          op.declaration().simpleName(),
          op.dialect().simpleName(),
          dialect.declaration().simpleName());
    }
  }
}
