// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Completion;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/** Delegates to a processor, and records the declaration from which each class is generated. */
final class OriginRecorder implements Processor {
  private final Processor processor;
  private final Map<String, String> origins = new HashMap<>();
  private boolean called;

  OriginRecorder(Processor processor) {
    this.processor = processor;
  }

  /** The qualified name of the top-level class from which each top-level class is generated. */
  Map<String, String> origins() {
    return origins;
  }

  /** Whether the compiler called the processor. */
  boolean wasCalled() {
    return called;
  }

  @Override
  public void init(ProcessingEnvironment environment) {
    processor.init(new RecordingEnvironment(environment));
  }

  @Override
  public Set<String> getSupportedOptions() {
    return processor.getSupportedOptions();
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
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    called = true;
    processor.process(annotations, round);
    return false;
  }

  @Override
  public Iterable<? extends Completion> getCompletions(
      Element element, AnnotationMirror annotation, ExecutableElement member, String userText) {
    return processor.getCompletions(element, annotation, member, userText);
  }

  private void note(CharSequence generated, Element[] originating) {
    if (originating.length != 1) {
      throw new IllegalStateException(generated + " has no single originating declaration");
    }
    Element element = originating[0];
    while (element.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      element = element.getEnclosingElement();
    }
    origins.put(generated.toString(), ((TypeElement) element).getQualifiedName().toString());
  }

  private final class RecordingFiler implements Filer {
    private final Filer filer;

    RecordingFiler(Filer filer) {
      this.filer = filer;
    }

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... originating)
        throws IOException {
      JavaFileObject file = filer.createSourceFile(name, originating);
      note(name, originating);
      return file;
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... originating)
        throws IOException {
      throw new UnsupportedOperationException("the processor writes sources only: " + name);
    }

    @Override
    public FileObject createResource(
        JavaFileManager.Location location,
        CharSequence packageName,
        CharSequence name,
        Element... originating) {
      throw new UnsupportedOperationException("the processor writes sources only: " + name);
    }

    @Override
    public FileObject getResource(
        JavaFileManager.Location location, CharSequence packageName, CharSequence name) {
      throw new UnsupportedOperationException("the processor reads no resources: " + name);
    }
  }

  private final class RecordingEnvironment implements ProcessingEnvironment {
    private final ProcessingEnvironment environment;
    private final Filer filer;

    RecordingEnvironment(ProcessingEnvironment environment) {
      this.environment = environment;
      this.filer = new RecordingFiler(environment.getFiler());
    }

    @Override
    public Map<String, String> getOptions() {
      return environment.getOptions();
    }

    @Override
    public Messager getMessager() {
      return environment.getMessager();
    }

    @Override
    public Filer getFiler() {
      return filer;
    }

    @Override
    public Elements getElementUtils() {
      return environment.getElementUtils();
    }

    @Override
    public Types getTypeUtils() {
      return environment.getTypeUtils();
    }

    @Override
    public SourceVersion getSourceVersion() {
      return environment.getSourceVersion();
    }

    @Override
    public Locale getLocale() {
      return environment.getLocale();
    }
  }
}
