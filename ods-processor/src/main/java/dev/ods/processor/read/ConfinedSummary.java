// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.OwnConfinement;
import java.util.Iterator;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/** MLIR's summary of what annotations confine, whose words follow in the order of the source. */
final class ConfinedSummary {
  private ConfinedSummary() {}

  /**
   * The summary.
   *
   * @param base that of what is confined
   * @param element the member with the annotations
   * @param confinements the library's among them, in their order
   * @param own those of the author, in their order
   */
  static String of(
      String base, Element element, List<ConfinementSpec> confinements, List<OwnConfinement> own) {
    StringBuilder text = new StringBuilder(base);
    Iterator<ConfinementSpec> library = confinements.iterator();
    Iterator<OwnConfinement> author = own.iterator();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (ConfinementReader.kind(Mirrors.name(mirror)) != null && library.hasNext()) {
        text.append(' ').append(library.next().summary());
      } else if (isOwn(mirror) && author.hasNext()) {
        text.append(' ').append(author.next().summary());
      }
    }
    return text.toString();
  }

  private static boolean isOwn(AnnotationMirror mirror) {
    Element type = mirror.getAnnotationType().asElement();
    return Mirrors.find(MoreElements.asType(type), "ConfinedBy") != null;
  }
}
