// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.encoding.Utf8;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The stream on which errors are reported. As its own failures cannot be reported anywhere, it
 * records them, and the run fails.
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

  /** Writes a line. */
  void println(String text) {
    print(text + "\n");
  }

  /** Writes a text. */
  void print(String text) {
    byte[] bytes = Utf8.encode(text);
    write(bytes, 0, bytes.length);
  }

  private void failed(IOException e) {
    if (failure == null) {
      failure = e;
    }
  }

  /** The first failure to write; null if there was none. */
  @Nullable IOException failure() {
    return failure;
  }
}
