// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.OpModel;
import dev.ods.laws.DialectLaws.Program;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Makes the instances that settings ask for, and tests, counts or shows them. */
final class LawRun {
  private final LawSettings settings;
  private final Workshop workshop;
  private final SymbolTests symbols;

  /**
   * Prepares a run.
   *
   * @throws IllegalArgumentException if a type, an attribute or an example is in error, or a class
   *     that was named is unknown
   */
  LawRun(LawSettings settings) {
    settings.requireSymbols();
    this.settings = settings;
    this.workshop =
        new Workshop(
            settings.dialect,
            settings.others,
            settings.types,
            settings.attributes,
            settings.examples,
            settings.generators,
            settings.conditions,
            settings::isAllowed,
            settings.seed);
    this.symbols =
        new SymbolTests(
            settings.dialect,
            settings.classes,
            workshop.symbolValues(settings.dialect.namespace(), settings.values),
            settings.symbolConditions,
            settings.exemptions,
            settings.count,
            settings.seed);
    workshop.addOwn(symbols.some());
  }

  Stream<DynamicTest> tests() {
    OperationTests operations =
        new OperationTests(
            workshop, settings.conditions, settings.exemptions, settings.count, settings.seed);
    return Stream.concat(operations.tests(settings.dialect.operations()), symbols.tests());
  }

  void forEachSymbol(BiConsumer<String, Program> action) {
    symbols.forEach(
        (name, root) ->
            action.accept(
                name,
                new Program(
                    Printer.toString(root, PrinterFlags.GENERIC),
                    Printer.toString(root, PrinterFlags.DEFAULT))));
  }

  List<OpSurvey> survey() {
    List<OpSurvey> surveys = new ArrayList<>();
    for (OpModel model : settings.dialect.operations()) {
      surveys.add(survey(model, workshop.of(model)));
    }
    return surveys;
  }

  private OpSurvey survey(OpModel model, Instances instances) {
    Set<String> texts = new HashSet<>();
    for (int i = 0; i < settings.count; i++) {
      Instance instance = instances.next();
      if (instance == null) {
        return new OpSurvey(model.name(), 0, 0, instances.reason());
      }
      texts.add(Law.print(instance, PrinterFlags.GENERIC));
    }
    return new OpSurvey(model.name(), settings.count, texts.size(), null);
  }

  void forEachProgram(BiConsumer<String, Program> action) {
    for (OpModel model : settings.dialect.operations()) {
      if (!settings.exemptions.containsKey(model.name())) {
        Instances instances = workshop.of(model);
        for (int i = 0; i < settings.count; i++) {
          Instance instance = instances.next();
          if (instance == null) {
            break;
          }
          action.accept(model.name(), program(instance));
        }
      }
    }
  }

  private static Program program(Instance instance) {
    return new Program(
        Law.print(instance, PrinterFlags.GENERIC), Law.print(instance, PrinterFlags.DEFAULT));
  }
}
