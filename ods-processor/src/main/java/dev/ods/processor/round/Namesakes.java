// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.round;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Finds names that mean a class of the runtime, imported on demand, until a class of the same name
 * is generated in the package, which they mean from then on. What was generated before would then
 * be for another class than what is compiled.
 */
final class Namesakes {
  /** Where classes are that an author imports on demand. */
  private static final List<String> PACKAGES =
      List.of(RuntimeNames.BUILTIN, RuntimeNames.CONSTRAINT, RuntimeNames.IR, RuntimeNames.TRAIT);

  private final Elements elements;

  /** The runtime's classes, by those that are generated. */
  private final Map<ClassName, ClassName> hidden = new TreeMap<>();

  /** The names of the definitions from which these are generated. */
  private final Map<ClassName, String> definitions = new HashMap<>();

  /** What declarations of their packages mention, by the names of these. */
  private final Map<String, List<Mention>> mentions = new LinkedHashMap<>();

  Namesakes(Elements elements) {
    this.elements = elements;
  }

  /**
   * A part of a declaration.
   *
   * @param text the types and annotations of its signature
   */
  private record Mention(Element element, String text) {
    boolean isOf(ClassName type) {
      return contains(type, "");
    }

    /** Whether it mentions a class, perhaps in a class literal. */
    boolean names(ClassName type) {
      return contains(type, "(\\.class)?");
    }

    private boolean contains(ClassName type, String suffix) {
      String name = Pattern.quote(type.canonicalName());
      return Pattern.compile("(?<![\\w.])" + name + suffix + "(?![\\w.]*\\w)").matcher(text).find();
    }
  }

  /** Registers a class that is going to be generated from a definition. */
  void generates(ClassName type, String definition) {
    for (String name : PACKAGES) {
      ClassName other = ClassName.get(name, type.simpleName());
      if (elements.getTypeElement(other.canonicalName()) != null) {
        hidden.put(type, other);
        definitions.put(type, definition);
      }
    }
  }

  /**
   * Whether a declaration of another package mentions a class of the runtime whose name it may have
   * imported, so that it means a class from then on that is generated in this round. What is
   * generated itself is not waited for.
   */
  boolean mayMeanGenerated(TypeElement type) {
    if (hidden.isEmpty() || definitions.containsValue(type.getSimpleName().toString())) {
      return false;
    }
    String packageName = elements.getPackageOf(type).getQualifiedName().toString();
    List<ClassName> others =
        hidden.entrySet().stream()
            .filter(entry -> !entry.getKey().packageName().equals(packageName))
            .map(Map.Entry::getValue)
            .toList();
    return !others.isEmpty() && mentions(type, others);
  }

  /** Whether a declaration mentions one of these classes, or inherits what does. */
  private static boolean mentions(TypeElement type, List<ClassName> others) {
    return mentionsIn(type).stream().anyMatch(mention -> others.stream().anyMatch(mention::names))
        || type.getInterfaces().stream()
            .map(inherited -> ((DeclaredType) inherited).asElement())
            .anyMatch(inherited -> mentions((TypeElement) inherited, others));
  }

  /** Notes what the declarations of a round mean, in which these classes do not exist yet. */
  void note(Set<? extends Element> roots) {
    if (hidden.isEmpty()) {
      return;
    }
    for (TypeElement root : ElementFilter.typesIn(roots)) {
      String packageName = elements.getPackageOf(root).getQualifiedName().toString();
      if (hidden.keySet().stream().anyMatch(own -> own.packageName().equals(packageName))) {
        mentions.put(root.getQualifiedName().toString(), mentionsIn(root));
      }
    }
  }

  /** Reports what means another class than when it was noted, and forgets what was. */
  void report(Problems problems) {
    mentions.forEach(
        (name, before) -> {
          TypeElement type = elements.getTypeElement(name);
          List<Mention> after = type == null ? List.of() : mentionsIn(type);
          for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
            report(before.get(i), after.get(i), problems);
          }
        });
    mentions.clear();
    hidden.clear();
  }

  private void report(Mention before, Mention after, Problems problems) {
    String packageName = elements.getPackageOf(after.element).getQualifiedName().toString();
    hidden.forEach(
        (own, other) -> {
          // What means a class of another package has waited for it.
          if (own.packageName().equals(packageName)
              && before.isOf(other)
              && !after.isOf(other)
              && after.isOf(own)) {
            problems.report(
                DeclarationProblem.NAMESAKE,
                Origin.of(after.element),
                own.simpleName(),
                other.canonicalName(),
                own.canonicalName(),
                definitions.getOrDefault(own, own.simpleName()));
          }
        });
  }

  private static List<Mention> mentionsIn(TypeElement type) {
    List<Mention> found = new ArrayList<>();
    add(type, found);
    return found;
  }

  private static void add(Element element, List<Mention> found) {
    if (element instanceof TypeElement type) {
      found.add(new Mention(type, type.getInterfaces() + " " + type.getAnnotationMirrors()));
      type.getEnclosedElements().forEach(enclosed -> add(enclosed, found));
    } else if (element instanceof ExecutableElement) {
      found.add(new Mention(element, element.asType() + " " + element.getAnnotationMirrors()));
    }
  }
}
