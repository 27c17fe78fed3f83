// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.ir.UnsupportedDialectException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * {@code ods-opt}: parses a module, verifies it and prints it, as {@code mlir-opt} does.
 *
 * <p>The exit code is 0 if everything was printed, 141 if the reader of the output closed the pipe,
 * as for a program killed by {@code SIGPIPE}, and 1 after any other error. Errors go to the error
 * stream, never as stack traces.
 *
 * <p>The dialects and the passes are those that the class path, or the module path, provides as
 * services: a program with dialects of its own is a tool for them by calling {@link #main}, and a
 * test runs it with {@link #run}.
 */
public final class OdsOpt {
  static final int FAILURE = 1;

  static final String OUT_OF_MEMORY =
      "out of memory; increase the JVM's heap, for example with ODS_JAVA_OPTS=-Xmx8g";

  /** The exit code that shells report for a program killed by SIGPIPE: 128 + 13. */
  private static final int READER_GONE = 141;

  private final StandardStreams streams;
  private final InputLimits limits;

  /**
   * Creates a tool on the given streams, which it flushes but does not close.
   *
   * @param out the output; not a {@link java.io.PrintStream}, which swallows errors
   */
  public OdsOpt(InputStream in, OutputStream out, OutputStream err) {
    this(StandardStreams.of(in, out, err), InputLimits.DEFAULT);
  }

  /** A tool that reads inputs beyond certain limits in another way. */
  OdsOpt(StandardStreams streams, InputLimits limits) {
    this.streams = streams;
    this.limits = limits;
  }

  /** Runs the tool on the streams of the process, and exits. */
  public static void main(String[] args) {
    System.exit(new OdsOpt(StandardStreams.ofProcess(), InputLimits.DEFAULT).run(args));
  }

  /**
   * Runs the tool once.
   *
   * @param args the arguments of the command line
   * @return the exit code
   */
  public int run(String... args) {
    int code = runAndReport(args);
    streams.err().flush();
    IOException unreported = streams.err().failure();
    if (unreported != null && FileProblems.isReaderGone(unreported, streams.isErrorPiped())) {
      return READER_GONE;
    }
    return unreported == null ? code : Math.max(code, FAILURE);
  }

  @SuppressWarnings("CatchingUnchecked") // the outermost handler: bugs become messages
  private int runAndReport(String... args) {
    try {
      return dispatch(OptCommandLine.parse(args));
    } catch (ReaderGoneException e) {
      return READER_GONE;
    } catch (ToolException | UnsupportedDialectException e) {
      return fail(e.getMessage());
    } catch (OutOfMemoryError e) {
      if (e.getCause() instanceof OutOfMemoryError) {
        // The runtime says what is lacking: it is not memory for objects.
        return fail(String.valueOf(e.getMessage()));
      }
      return fail(OUT_OF_MEMORY);
    } catch (Exception | StackOverflowError | LinkageError e) {
      return fail("internal error, please report it with the input: " + e);
    }
  }

  private int dispatch(OptCommandLine.Request request) throws ToolException {
    if (request instanceof OptCommandLine.Run run) {
      return run(run.options());
    }
    return answer((OptCommandLine.Answer) request);
  }

  private int answer(OptCommandLine.Answer answer) throws ToolException {
    if (answer.complaint() != null) {
      complain(answer.complaint());
    }
    write(answer.text());
    return 0;
  }

  private int run(OptOptions options) throws ToolException {
    if (options.dialects().list()) {
      write(DialectLoader.list(options.dialects()));
      return 0;
    }
    return new OptDriver(options, streams, limits).run() ? 0 : FAILURE;
  }

  private void write(String text) throws ToolException {
    try (OutputFile output = OutputFile.open(OptOptions.STANDARD, streams)) {
      try {
        output.stream().write(text.getBytes(StandardCharsets.UTF_8));
        output.stream().flush();
      } catch (IOException e) {
        throw output.failure(e);
      }
    }
  }

  private int fail(String message) {
    complain(message);
    return FAILURE;
  }

  private void complain(String message) {
    streams.err().println("ods-opt: " + message);
  }
}
