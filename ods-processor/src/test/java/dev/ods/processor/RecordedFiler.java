// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

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
    Filer filer =
        delegate(
            Filer.class,
            environment.getFiler(),
            (original, method, arguments) -> {
              if (!method.equals("createSourceFile")) {
                throw new AssertionError("calls " + method);
              }
              record(arguments[0].toString(), (Element[]) arguments[1]);
              return original.get();
            });
    processor.init(
        delegate(
            ProcessingEnvironment.class,
            environment,
            (original, method, arguments) -> method.equals("getFiler") ? filer : original.get()));
  }

  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // It claims what the processor does.
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return processor.process(annotations, round);
  }

  private void record(String name, Element... originating) {
    if (originating.length != 1) {
      throw new AssertionError(name + " has " + originating.length + " originating elements");
    }
    Element type = originating[0];
    while (type.getEnclosingElement() instanceof TypeElement around) {
      type = around;
    }
    origins.put(name, ((TypeElement) type).getQualifiedName().toString());
  }

  private interface Original {
    Object get() throws Throwable;
  }

  private interface Interceptor {
    Object call(Original original, String method, Object[] arguments) throws Throwable;
  }

  /** An object whose calls go through an interceptor. */
  private static <T> T delegate(Class<T> type, T object, Interceptor interceptor) {
    InvocationHandler handler =
        (proxy, method, arguments) ->
            interceptor.call(
                () -> {
                  try {
                    return method.invoke(object, arguments);
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                },
                method.getName(),
                arguments);
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
