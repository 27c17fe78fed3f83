// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.DialectSpec.DialectDef;
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
      problems.report(DeclarationProblem.DIALECT_NAME_INVALID, dialect.origin(), dialect.name());
    }
    Set<ClassName> listed = new HashSet<>();
    Map<String, DialectOp> byName = new HashMap<>();
    for (DialectOp op : dialect.ops()) {
      if (!listed.add(op.declaration())) {
        problems.report(
            DeclarationProblem.OP_LISTED_TWICE, op.origin(), op.declaration().simpleName());
        continue;
      }
      checkOwner(dialect, op, problems);
      DialectOp other = byName.putIfAbsent(op.mnemonic(), op);
      if (other != null) {
        problems.report(
            DeclarationProblem.OP_NAME_TWICE,
            op.origin(),
            dialect.name() + "." + op.mnemonic(),
            other.declaration().simpleName(),
            op.declaration().simpleName());
      }
    }
    checkDefs(dialect, problems);
  }

  private static void checkDefs(DialectSpec dialect, Problems problems) {
    Set<ClassName> listed = new HashSet<>();
    Map<String, DialectDef> byName = new HashMap<>();
    for (DialectDef def : dialect.defs()) {
      if (!listed.add(def.declaration())) {
        problems.report(
            DeclarationProblem.DEF_LISTED_TWICE, def.origin(), def.declaration().simpleName());
        continue;
      }
      boolean isType = def.target() == ConstraintTarget.TYPE;
      boolean unknown = def.dialect().equals(ClassName.OBJECT);
      if (!unknown && !def.dialect().equals(dialect.declaration())) {
        problems.report(
            DeclarationProblem.DEF_OF_OTHER_DIALECT,
            def.origin(),
            isType ? "type" : "attribute",
            def.declaration().simpleName(),
            def.dialect().simpleName(),
            dialect.declaration().simpleName(),
            isType ? "TypeDef" : "AttrDef");
      }
      String name = (isType ? "!" : "#") + dialect.name() + "." + def.mnemonic();
      DialectDef other = def.mnemonic().isEmpty() ? null : byName.putIfAbsent(name, def);
      if (other != null) {
        problems.report(
            DeclarationProblem.MNEMONIC_TWICE,
            def.origin(),
            isType ? "type" : "attribute",
            name,
            other.declaration().simpleName(),
            def.declaration().simpleName());
      }
    }
  }

  private static void checkOwner(DialectSpec dialect, DialectOp op, Problems problems) {
    boolean unknown = op.dialect().equals(ClassName.OBJECT);
    if (!unknown && !op.dialect().equals(dialect.declaration())) {
      problems.report(
          DeclarationProblem.OP_OF_OTHER_DIALECT,
          op.origin(),
          op.declaration().simpleName(),
          op.dialect().simpleName(),
          dialect.declaration().simpleName());
    }
  }
}
