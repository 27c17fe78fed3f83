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
 * Turns annotated interfaces into op classes. A declaration goes through the packages beside this
 * one in this order:
 *
 * <ol>
 *   <li>{@code round}: which declarations are due, and which wait for a type that does not exist
 *       yet
 *   <li>{@code read}: from the compiler's elements to the records of {@code model}
 *   <li>{@code check}: the rules, one class per family; their complaints are in {@code diag}
 *   <li>{@code format}: the assembly format, from text to a tree
 *   <li>{@code emit}: from the records to Java, one class per generated member
 *   <li>{@code write}: to the compiler's filer
 * </ol>
 *
 * <p>Each generated file comes from one declaration and what that declaration names, which Gradle
 * calls isolating.
 */
@AutoService(Processor.class)
public final class OdsProcessor extends AbstractProcessor {
  private @Nullable Rounds rounds;

  /**
   * What every dialect carries beside our own annotations: {@code @NullMarked} on its package, and
   * on what is generated from it.
   */
  private static final String JSPECIFY = "org.jspecify.annotations";

  /** What is generated carries it where it resolves. */
  private static final String GENERATED = Annotations.GENERATED.canonicalName();

  /** Creates the processor; the compiler calls it. */
  public OdsProcessor() {}

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(RuntimeNames.ANNOTATION + ".*", JSPECIFY + ".*", GENERATED);
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
   * Runs a round, and claims our annotations and JSpecify's: javac warns of those that no processor
   * claims, and no other processor is meant to see them. JSpecify's are markers for checkers, which
   * read them off all code whether they are claimed or not. Where nothing of ours was seen, nothing
   * is claimed.
   *
   * <p>javac asks processors for {@code "*"}, which such checkers are, as long as a round has an
   * annotation that is not claimed, be it {@code @Override}. In a round that has ours alone it does
   * not ask those that it finds after this one.
   */
  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // Else -Xlint:all -Werror refuses every dialect.
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return rounds != null && rounds.run(annotations, round);
  }
}
