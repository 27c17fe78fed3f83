// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.BiConsumer;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.Element;
import javax.tools.JavaFileObject;

/**
 * Writes generated files, each with exactly one originating element, so that build tools can
 * compile incrementally.
 *
 * <p>What is in them is computed in other threads meanwhile, as that takes a fifth of the time and
 * refers to nothing of the compiler. The compiler is called in its own thread, in the order of the
 * files.
 */
public final class SourceWriter {
  /** The number of files that may wait, so that the compiler's thread is not far ahead. */
  private static final int MOST = 64;

  private final Filer filer;
  private final Deque<Pending> pending = new ArrayDeque<>();

  /**
   * A file to write.
   *
   * @param taken what to do if the compiler has a class of this name
   */
  private record Pending(
      ClassName name, Element originating, ForkJoinTask<String> text, Runnable taken) {}

  /** Is told why the file that is generated from an element could not be written. */
  private final BiConsumer<Element, Throwable> failed;

  /**
   * Creates a writer.
   *
   * @param filer the compiler's filer
   * @param failed is told what the computation of a file has thrown, or its storage, which happens
   *     while other declarations are processed
   */
  public SourceWriter(Filer filer, BiConsumer<Element, Throwable> failed) {
    this.filer = filer;
    this.failed = failed;
  }

  /**
   * Writes one file, at the latest when {@link #finish} is called.
   *
   * @param name the class in it
   * @param originating the declaration that the file is generated from
   * @param file computes the file, in another thread
   * @param taken is run if the compiler already has a class of this name
   */
  public void write(ClassName name, Element originating, Callable<JavaFile> file, Runnable taken) {
    ForkJoinTask<String> text =
        ForkJoinPool.commonPool().submit(() -> Tidy.source(file.call().toString()));
    pending.add(new Pending(name, originating, text, taken));
    while (!pending.isEmpty() && (pending.size() > MOST || pending.element().text().isDone())) {
      write(pending.remove());
    }
  }

  /** Writes all files that wait; called before the round ends, while elements are valid. */
  public void finish() {
    while (!pending.isEmpty()) {
      write(pending.remove());
    }
  }

  private void write(Pending file) {
    try {
      store(file);
    } catch (IOException
        | RuntimeException
        | LinkageError
        | AssertionError
        | StackOverflowError thrown) {
      failed.accept(file.originating(), thrown);
    }
  }

  private void store(Pending file) throws IOException {
    String text = file.text().join();
    JavaFileObject target;
    try {
      target = filer.createSourceFile(file.name().canonicalName(), file.originating());
    } catch (FilerException taken) {
      file.taken().run();
      return;
    }
    try (Writer writer = target.openWriter()) {
      writer.write(text);
    }
  }
}
