// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Parses texts for {@link Parser}, which is what programs call. The implementation is found with
 * {@link java.util.ServiceLoader}, so that this package does not depend on it. Only the runtime's
 * own implementation is used.
 */
public interface ParserService {
  /** The name of the operation that a parser creates around those of a file. */
  String MODULE = "builtin.module";

  /** Implements {@link Parser#parseEnclosed}, of the first bytes of an array. */
  @Nullable Operation parseEnclosed(
      byte[] utf8,
      int length,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics);

  /** Implements {@link Parser#parseEnclosed} of a stream. */
  @Nullable Operation parseEnclosed(
      InputStream utf8,
      int bufferSize,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics);

  /** Implements {@link Parser#parseType}. */
  @Nullable Type parseType(String text, Context context, Diagnostics diagnostics);

  /** Implements {@link Parser#parseAttribute}. */
  @Nullable Attribute parseAttribute(String text, Context context, Diagnostics diagnostics);
}
