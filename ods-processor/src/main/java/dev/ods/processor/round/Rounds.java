// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.round;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.read.UnresolvedTypeException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;

/**
 * Collects the annotated declarations of each round and runs the pipeline on them.
 *
 * <p>A declaration that refers to a type which does not resolve is deferred, as another processor,
 * or this one, may generate that type; it is kept by name, as elements do not outlive a round.
 * Declarations that are still deferred in the last round refer to a type that does not exist. The
 * compiler itself reports this; a note lists the declarations that were skipped, unless the type is
 * in an annotation of theirs.
 *
 * <p>An error ends the rounds. It is therefore held while declarations are deferred, so that what
 * is generated from them in the next round is processed as usual.
 */
public final class Rounds {
  /** The option with which the processor shows where its time goes. */
  public static final String TIMINGS = Timings.OPTION;

  private final Elements elements;
  private final Messager messager;
  private final Crashes crashes;
  private final Pipeline pipeline;
  private final Timings timings;
  private Set<String> waiting = new LinkedHashSet<>();

  /** The errors of earlier rounds that are not reported yet, by the names of the declarations. */
  private final Map<String, Problems> held = new LinkedHashMap<>();

  /** The declarations for which nothing is generated, as a class literal does not resolve. */
  private final List<TypeElement> withLiterals = new ArrayList<>();

  /** What was found in declarations with hooks that have unknown classes in their signatures. */
  private final Map<String, Problems> leftToCompiler = new LinkedHashMap<>();

  private final Namesakes namesakes;
  private boolean runtimeMissing;
  private boolean sawOurs;

  /** Creates the rounds of one compilation. */
  public Rounds(ProcessingEnvironment environment) {
    this.elements = environment.getElementUtils();
    this.messager = environment.getMessager();
    this.timings = new Timings(environment.getOptions().containsKey(TIMINGS) ? messager : null);
    this.crashes = new Crashes(messager);
    this.pipeline = new Pipeline(environment, timings, crashes);
    this.namesakes = new Namesakes(elements);
  }

  /**
   * Runs one round.
   *
   * @return whether this round or an earlier one had one of our annotations
   */
  public boolean run(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    pipeline.startRound();
    pipeline.addSources(round.getRootElements());
    timings.startRound();
    crashes.guard(null, this::showMisled);
    Set<String> due = new LinkedHashSet<>(waiting);
    waiting = new LinkedHashSet<>();
    TypeElement[] ours = annotations.stream().filter(this::isOurs).toArray(TypeElement[]::new);
    if (ours.length > 0) {
      sawOurs = true;
      // One search for all of them: each looks at every element of the round.
      round
          .getElementsAnnotatedWithAny(ours)
          .forEach(element -> crashes.guard(element, () -> collect(element, due)));
    }
    crashes.guard(null, () -> namesakes.note(round.getRootElements()));
    boolean last = round.processingOver();
    Map<String, Problems> found = new LinkedHashMap<>();
    Set<String> ambiguous = new LinkedHashSet<>();
    for (String name : due) {
      TypeElement type = elements.getTypeElement(name);
      if (type == null) {
        continue;
      }
      if (namesakes.mayMeanGenerated(type)) {
        ambiguous.add(name);
      } else {
        guarded(type, name, last, found);
      }
    }
    if (pipeline.hasWritten()) {
      waiting.addAll(ambiguous);
    } else {
      // Without a generated class there is no other round.
      ambiguous.forEach(name -> guarded(elements.getTypeElement(name), name, last, found));
    }
    pipeline.finishRound();
    if (last) {
      noteLiterals();
      leftToCompiler.forEach(
          (name, before) ->
              found
                  .computeIfAbsent(name, absent -> new Problems())
                  .addAll(checkAgain(name).without(before)));
    }
    if (!last && !waiting.isEmpty() && pipeline.hasWritten()) {
      hold(found);
    } else {
      showHeld();
      found.forEach(this::show);
    }
    timings.endRound(last);
    return sawOurs;
  }

  private boolean isOurs(TypeElement annotation) {
    return elements
        .getPackageOf(annotation)
        .getQualifiedName()
        .contentEquals(RuntimeNames.ANNOTATION);
  }

  private void hold(Map<String, Problems> found) {
    found.forEach(
        (name, problems) -> {
          if (problems.isEmpty()) {
            show(name, problems);
          } else {
            held.put(name, problems);
          }
        });
  }

  /** Finds the errors that were held again, as elements have no positions in later rounds. */
  private void showHeld() {
    held.forEach(
        (name, problems) -> {
          Problems again = check(name);
          Problems shown = again.isEmpty() ? problems : again;
          show(name, shown);
          leftToCompiler.computeIfPresent(name, (same, before) -> shown);
        });
    held.clear();
  }

  private void showMisled() {
    Problems misled = new Problems();
    namesakes.report(misled);
    pipeline.show(misled, null);
  }

  private void show(String name, Problems problems) {
    TypeElement type = elements.getTypeElement(name);
    crashes.guard(type, () -> pipeline.show(problems, type));
  }

  private Problems check(String name) {
    TypeElement type = elements.getTypeElement(name);
    Problems found = new Problems();
    if (type == null) {
      return found;
    }
    try {
      crashes.guard(type, () -> pipeline.check(type, found));
      return found;
    } catch (UnresolvedTypeException unresolved) {
      return new Problems();
    }
  }

  /** What is wrong with a declaration if the classes exist by now that it lacked. */
  private Problems checkAgain(String name) {
    Problems again = check(name);
    return again.areLeftToCompiler() ? new Problems() : again;
  }

  private void guarded(TypeElement type, String name, boolean last, Map<String, Problems> found) {
    if (!crashes.guard(type, () -> process(type, name, last, found))) {
      // What was found before is no longer held either: it would be thrown again.
      show(name, Objects.requireNonNullElseGet(found.remove(name), Problems::new));
    }
  }

  private void process(TypeElement type, String name, boolean last, Map<String, Problems> found) {
    if (!hasRuntime(type)) {
      return;
    }
    Problems problems = new Problems();
    found.put(name, problems);
    try {
      pipeline.process(type, problems);
      if (problems.areLeftToCompiler()) {
        leftToCompiler.put(name, problems);
      }
    } catch (UnresolvedTypeException unresolved) {
      found.remove(name);
      waiting.add(name);
      if (last && unresolved.isLiteralIn(type)) {
        withLiterals.add(type);
      } else if (last) {
        messager.printMessage(
            Diagnostic.Kind.NOTE,
            "nothing is generated for '" + type.getSimpleName() + "': " + unresolved.getMessage(),
            type);
      }
    }
  }

  /**
   * The compiler reports each class literal that does not resolve, but not that two declarations
   * name the classes that are generated from each other.
   */
  private void noteLiterals() {
    if (withLiterals.size() > 1) {
      String names =
          withLiterals.stream()
              .map(type -> "'" + type.getSimpleName() + "'")
              .collect(Collectors.joining(", "));
      messager.printMessage(
          Diagnostic.Kind.NOTE,
          "nothing is generated for "
              + names
              + ": annotations of theirs name classes that do not exist; where these would be"
              + " generated from declarations that wait for each other, name the declarations",
          withLiterals.get(0));
    }
  }

  private void collect(Element element, Set<String> due) {
    if (element instanceof TypeElement type) {
      pipeline.announce(type);
      ClassName definition = pipeline.definitionFrom(type);
      if (definition != null) {
        namesakes.generates(definition, type.getSimpleName().toString());
      }
      due.add(type.getQualifiedName().toString());
    } else if (element instanceof ExecutableElement method) {
      pipeline.checkStrayMember(method);
    }
  }

  /**
   * Without the runtime every declaration would fail for the same reason, which is reported once.
   */
  private boolean hasRuntime(TypeElement type) {
    if (!runtimeMissing) {
      runtimeMissing = !pipeline.hasRuntime(type);
    }
    return !runtimeMissing;
  }
}
