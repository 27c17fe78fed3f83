// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.write;

import com.palantir.javapoet.JavaFile;
import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.JavaFileObject;

/**
 * Writes generated files, each with exactly one originating element, so that build tools can
 * compile incrementally.
 */
public final class SourceWriter {
  private final Filer filer;

  /**
   * Creates a writer.
   *
   * @param filer the compiler's filer
   */
  public SourceWriter(Filer filer) {
    this.filer = filer;
  }

  /**
   * Writes one file.
   *
   * @param originating the declaration that the file is generated from
   * @throws IOException if the compiler cannot store it, or already has a class of this name
   */
  public void write(JavaFile file, Element originating) throws IOException {
    String name = file.packageName().isEmpty() ? "" : file.packageName() + ".";
    JavaFileObject target = filer.createSourceFile(name + file.typeSpec().name(), originating);
    try (Writer writer = target.openWriter()) {
      writer.write(Tidy.source(file.toString()));
    }
  }
}
