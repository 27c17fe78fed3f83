// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.ir.Utf8;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The stream that errors are reported on. There is no other one to report on that it cannot be
 * written: it remembers that, so that the run can at least fail.
 */
final class ErrorStream extends OutputStream {
  private final OutputStream stream;
  private @Nullable IOException failure;

  ErrorStream(OutputStream stream) {
    this.stream = stream;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    try {
      stream.write(bytes, offset, length);
    } catch (IOException e) {
      failed(e);
    }
  }

  @Override
  public void flush() {
    try {
      stream.flush();
    } catch (IOException e) {
      failed(e);
    }
  }

  /** Writes a text as a line. */
  void println(String text) {
    byte[] line = Utf8.encode(text + "\n");
    write(line, 0, line.length);
  }

  private void failed(IOException e) {
    if (failure == null) {
      failure = e;
    }
  }

  /** Why something could not be written; null if everything was. */
  @Nullable IOException failure() {
    return failure;
  }
}
