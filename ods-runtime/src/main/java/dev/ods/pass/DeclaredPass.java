// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OperationName;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A pass that a record declares; only generated code makes some. */
public final class DeclaredPass extends Pass {
  private final String name;
  private final PassBody body;
  private final @Nullable String opName;
  private final List<DialectDefinition> dialects;

  /**
   * A pass.
   *
   * @param argument the name in pipelines
   * @param name the name for people
   * @param body the record
   * @param opName the name of the operations that it is for, or null for any
   * @param dialects the dialects that it depends on
   * @param statistics the numbers that it counts
   * @param options what its options are
   */
  public DeclaredPass(
      String argument,
      String name,
      PassBody body,
      @Nullable String opName,
      List<DialectDefinition> dialects,
      List<Statistic> statistics,
      OptionText options) {
    super(argument);
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(body, "body");
    Objects.requireNonNull(options, "options");
    this.name = name;
    this.body = body;
    this.opName = opName;
    this.dialects = List.copyOf(dialects);
    addStatistics(statistics);
    setOptionText(options.toString());
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public @Nullable String opName() {
    return opName;
  }

  @Override
  public List<DialectDefinition> dependentDialects() {
    return dialects;
  }

  @Override
  public boolean canScheduleOn(OperationName operation) {
    return body.canScheduleOn(operation);
  }

  @Override
  protected void run(PassRun run) {
    body.run(run);
  }
}
