// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * The standard streams of a tool. Unlike {@link System#out}, the output does not swallow errors.
 */
final class StandardStreams {
  private final InputStream in;
  private final OutputStream out;
  private final ErrorStream err;
  private final boolean ofProcess;

  private StandardStreams(InputStream in, OutputStream out, OutputStream err, boolean ofProcess) {
    this.in = in;
    this.out = out;
    this.err = new ErrorStream(err);
    this.ofProcess = ofProcess;
  }

  /** The streams of the process. */
  static StandardStreams ofProcess() {
    return new StandardStreams(
        System.in,
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        true);
  }

  /** Other streams, none of them a terminal. */
  static StandardStreams of(InputStream in, OutputStream out, OutputStream err) {
    return new StandardStreams(in, out, err, false);
  }

  /**
   * The input.
   *
   * @throws IOException if it was closed when the process started
   */
  InputStream in() throws IOException {
    if (ofProcess && Descriptor.IN.isClosed()) {
      throw new IOException("Bad file descriptor");
    }
    return in;
  }

  OutputStream out() {
    return out;
  }

  ErrorStream err() {
    return err;
  }

  /** Whether these are the streams of the process. */
  boolean isOfProcess() {
    return ofProcess;
  }

  /** Whether the input is a terminal. */
  boolean isInputTyped() {
    return ofProcess && Descriptor.IN.isTerminal();
  }

  /** Whether the error stream is a terminal. */
  boolean isErrorShown() {
    return ofProcess && Descriptor.ERR.isTerminal();
  }

  /** Whether the output is a pipe or socket. */
  boolean isOutputPiped() {
    return ofProcess && Descriptor.OUT.isPipe();
  }

  /** Whether the error stream is a pipe or socket. */
  boolean isErrorPiped() {
    return ofProcess && Descriptor.ERR.isPipe();
  }
}
