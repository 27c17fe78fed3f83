// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/** Runs a processor, and records from which class each file is generated. */
final class RecordedFiler extends AbstractProcessor {
  private final Processor processor;

  /** The qualified name of the top-level class from which a class is generated. */
  private final Map<String, String> origins = new TreeMap<>();

  RecordedFiler(Processor processor) {
    this.processor = processor;
  }

  Map<String, String> origins() {
    return origins;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return processor.getSupportedAnnotationTypes();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return processor.getSupportedSourceVersion();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    processor.init(new Environment(environment, new Recorder(environment.getFiler())));
  }

  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // It claims what the processor does.
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return processor.process(annotations, round);
  }

  private final class Recorder implements Filer {
    private final Filer filer;

    Recorder(Filer filer) {
      this.filer = filer;
    }

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... originating)
        throws IOException {
      if (originating.length != 1) {
        throw new AssertionError(name + " has " + originating.length + " originating elements");
      }
      Element type = originating[0];
      while (type.getEnclosingElement() instanceof TypeElement around) {
        type = around;
      }
      origins.put(name.toString(), ((TypeElement) type).getQualifiedName().toString());
      return filer.createSourceFile(name, originating);
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... originating) {
      throw new AssertionError("writes the class file " + name);
    }

    @Override
    public FileObject createResource(
        JavaFileManager.Location location,
        CharSequence packageName,
        CharSequence name,
        Element... originating) {
      throw new AssertionError("writes the resource " + name);
    }

    @Override
    public FileObject getResource(
        JavaFileManager.Location location, CharSequence packageName, CharSequence name) {
      throw new AssertionError("reads the resource " + name);
    }
  }

  private record Environment(ProcessingEnvironment all, Filer filer)
      implements ProcessingEnvironment {
    @Override
    public Map<String, String> getOptions() {
      return all.getOptions();
    }

    @Override
    public Messager getMessager() {
      return all.getMessager();
    }

    @Override
    public Filer getFiler() {
      return filer;
    }

    @Override
    public Elements getElementUtils() {
      return all.getElementUtils();
    }

    @Override
    public Types getTypeUtils() {
      return all.getTypeUtils();
    }

    @Override
    public SourceVersion getSourceVersion() {
      return all.getSourceVersion();
    }

    @Override
    public Locale getLocale() {
      return all.getLocale();
    }
  }
}
