// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * {@code ods-opt}: reads a module, verifies it and prints it, as {@code mlir-opt} does.
 *
 * <p>The exit code is 0 if everything was printed and 1 after any error. Errors go to the error
 * stream; no input whatsoever makes a stack trace appear there.
 */
public final class OdsOpt {
  private static final int FAILURE = 1;

  private final InputStream in;
  private final PrintStream out;
  private final PrintStream err;

  /** A tool over the given streams, which it flushes but does not close. */
  public OdsOpt(InputStream in, PrintStream out, PrintStream err) {
    this.in = in;
    this.out = out;
    this.err = err;
  }

  /** Runs the tool over the streams of the process and ends it. */
  public static void main(String[] args) {
    System.exit(new OdsOpt(System.in, System.out, System.err).run(args));
  }

  /**
   * Runs the tool once.
   *
   * @param args the arguments of the command line
   * @return the exit code
   */
  @SuppressWarnings("CatchingUnchecked") // the edge of the program: a defect is reported in words
  public int run(String... args) {
    try {
      int code = dispatch(OptCommandLine.parse(args));
      out.flush();
      err.flush();
      return code;
    } catch (ToolException e) {
      return fail(e.getMessage());
    } catch (OutOfMemoryError e) {
      return fail("out of memory; give the JVM more, for example with ODS_JAVA_OPTS=-Xmx8g");
    } catch (Exception | StackOverflowError | LinkageError e) {
      return fail("internal error, please report it with the input: " + e);
    }
  }

  private int dispatch(OptCommandLine.Request request) throws ToolException {
    if (request.answer() != null) {
      out.print(request.answer());
      return 0;
    }
    return new OptDriver(request.options(), in, out, err).run() ? 0 : FAILURE;
  }

  private int fail(String message) {
    out.flush();
    err.println("ods-opt: " + message);
    err.flush();
    return FAILURE;
  }
}
