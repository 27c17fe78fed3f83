// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.buffer;

import java.io.IOException;
import java.io.UncheckedIOException;

/** The stream that a text is printed to has failed; passes through the code of dialects. */
public final class OutputException extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  public OutputException(IOException cause) {
    super(cause);
  }
}
