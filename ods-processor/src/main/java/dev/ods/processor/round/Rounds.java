// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.round;

import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.read.UnresolvedTypeException;
import java.util.LinkedHashSet;
import java.util.Set;
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
 */
public final class Rounds {
  private final Elements elements;
  private final Messager messager;
  private final Pipeline pipeline;
  private Set<String> waiting = new LinkedHashSet<>();
  private boolean runtimeMissing;
  private boolean sawOurs;

  /** Creates the rounds of one compilation. */
  public Rounds(ProcessingEnvironment environment) {
    this.elements = environment.getElementUtils();
    this.messager = environment.getMessager();
    this.pipeline = new Pipeline(environment);
  }

  /**
   * Runs one round.
   *
   * @return whether this round or an earlier one had one of our annotations
   */
  public boolean run(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    pipeline.startRound();
    Set<String> due = new LinkedHashSet<>(waiting);
    waiting = new LinkedHashSet<>();
    for (TypeElement annotation : annotations) {
      if (elements
          .getPackageOf(annotation)
          .getQualifiedName()
          .contentEquals(RuntimeNames.ANNOTATION)) {
        sawOurs = true;
        for (Element element : round.getElementsAnnotatedWith(annotation)) {
          collect(element, due);
        }
      }
    }
    for (String name : due) {
      TypeElement type = elements.getTypeElement(name);
      if (type != null && hasRuntime(type)) {
        process(type, name, round.processingOver());
      }
    }
    return sawOurs;
  }

  private void process(TypeElement type, String name, boolean last) {
    try {
      pipeline.process(type);
    } catch (UnresolvedTypeException unresolved) {
      waiting.add(name);
      if (last && !unresolved.isLiteralIn(type)) {
        messager.printMessage(
            Diagnostic.Kind.NOTE,
            "nothing is generated for '" + type.getSimpleName() + "': " + unresolved.getMessage(),
            type);
      }
    }
  }

  private void collect(Element element, Set<String> due) {
    if (element instanceof TypeElement type) {
      pipeline.announce(type);
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
