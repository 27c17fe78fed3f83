// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import com.google.auto.service.AutoService;
import dev.ods.processor.emit.Annotations;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.round.Rounds;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Turns annotated interfaces into op classes. A declaration passes through the subpackages in this
 * order:
 *
 * <ol>
 *   <li>{@code round}: schedules declarations, and defers those that refer to a type that does not
 *       exist yet
 *   <li>{@code read}: converts the compiler's elements to the records of {@code model}
 *   <li>{@code check}: checks the rules, one class per family; the problems are in {@code diag}
 *   <li>{@code format}: parses the assembly format
 *   <li>{@code emit}: generates Java from the records, one class per generated member
 *   <li>{@code write}: writes files with the compiler's filer
 * </ol>
 *
 * <p>Each generated file depends only on one declaration and what that references: the processor is
 * isolating, in Gradle's terms.
 */
@AutoService(Processor.class)
public final class OdsProcessor extends AbstractProcessor {
  private @Nullable Rounds rounds;

  /**
   * JSpecify's annotations, which dialects use, too: {@code @NullMarked} on packages and on
   * generated classes.
   */
  private static final String JSPECIFY = "org.jspecify.annotations";

  /** Generated classes are annotated with it if it resolves. */
  private static final String GENERATED = Annotations.GENERATED.canonicalName();

  /** Creates the processor; the compiler calls it. */
  public OdsProcessor() {}

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(RuntimeNames.ANNOTATION + ".*", JSPECIFY + ".*", GENERATED);
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of(Rounds.TIMINGS);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    rounds = new Rounds(environment);
  }

  /**
   * Runs a round, and claims our annotations and JSpecify's: javac warns of annotations that no
   * processor claims, and no other processor needs ours. JSpecify's are for checkers, which read
   * them from all code whether or not they are claimed. Nothing is claimed unless one of ours was
   * present.
   *
   * <p>javac calls processors for {@code "*"}, such as these checkers, as long as a round has an
   * unclaimed annotation, such as {@code @Override}. In a round with only ours, it does not call
   * those after this one.
   */
  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // Else -Xlint:all -Werror refuses every dialect.
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return rounds != null && rounds.run(annotations, round);
  }
}
