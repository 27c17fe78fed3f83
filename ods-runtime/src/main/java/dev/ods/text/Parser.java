// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.service.OwnService;
import java.io.InputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Parses MLIR's textual form. Whatever the text is, the result is IR or diagnostics: no input makes
 * these methods throw. What the code of a dialect throws is a diagnostic, too.
 *
 * <p>The operations are not verified; see {@link dev.ods.verify.Verifier}.
 */
public final class Parser {
  /** The size of the largest buffer for a text that is read from a stream: almost 2 GiB. */
  public static final int MAX_BUFFER = Integer.MAX_VALUE - 64;

  private Parser() {}

  /**
   * Parses a whole file.
   *
   * @param utf8 the text; must not be changed during the call
   * @param fileName for locations and diagnostics
   * @param context the context of the types, attributes and dialects
   * @param diagnostics collects the errors and warnings
   * @return the file's only op if it is a {@code builtin.module}, otherwise a module around all its
   *     ops; null if there was an error
   */
  public static @Nullable Operation parse(
      byte[] utf8,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics) {
    return parse(utf8, utf8.length, fileName, context, options, diagnostics);
  }

  /**
   * Parses a file that is the first part of an array. If the text ends with a line feed, or a zero
   * byte follows it in the array, it is not copied.
   *
   * @param length the number of bytes of the text
   * @throws IndexOutOfBoundsException if the array has fewer
   */
  public static @Nullable Operation parse(
      byte[] utf8,
      int length,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics) {
    Operation enclosing = parseEnclosed(utf8, length, fileName, context, options, diagnostics);
    return enclosing == null ? null : takeModule(enclosing);
  }

  /**
   * Parses a whole file, and returns a module around its operations even if the only one is a
   * module. After verification, {@link #takeModule} makes of it what {@link #parse(byte[], String,
   * Context, ParserOptions, Diagnostics) parse} returns, and {@link #takeOnly} extracts the
   * operation of a file that must have exactly one.
   *
   * @return a module that is not part of the file; null if there was an error
   * @see #parse(byte[], String, Context, ParserOptions, Diagnostics)
   */
  public static @Nullable Operation parseEnclosed(
      byte[] utf8,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics) {
    return parseEnclosed(utf8, utf8.length, fileName, context, options, diagnostics);
  }

  private static @Nullable Operation parseEnclosed(
      byte[] utf8,
      int length,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics) {
    Objects.checkFromIndexSize(0, length, utf8.length);
    return Service.OWN.parseEnclosed(utf8, length, fileName, context, options, diagnostics);
  }

  /**
   * Parses a text of any length, such as a file of more than 2 GiB, which is read while it is
   * parsed.
   *
   * <p>The text passes through a buffer. Each operation, without its regions but from the beginning
   * of its line, must fit in a half of it, beside the names of all values in scope; if one does
   * not, that is an error. Comments may have any number of lines. A text has at most two billion
   * lines.
   *
   * @param utf8 the text, which is not closed; an {@link java.io.IOException} becomes an error
   * @param bufferSize the number of bytes of the buffer, from 1024 to {@link #MAX_BUFFER}
   * @throws IllegalArgumentException if the buffer is smaller or larger
   * @see #parse(byte[], String, Context, ParserOptions, Diagnostics)
   */
  public static @Nullable Operation parse(
      InputStream utf8,
      int bufferSize,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics) {
    Operation enclosing = parseEnclosed(utf8, bufferSize, fileName, context, options, diagnostics);
    return enclosing == null ? null : takeModule(enclosing);
  }

  /**
   * Parses a text of any length, and returns a module around its operations even if the only one is
   * a module.
   *
   * @see #parse(InputStream, int, String, Context, ParserOptions, Diagnostics)
   * @see #parseEnclosed(byte[], String, Context, ParserOptions, Diagnostics)
   */
  public static @Nullable Operation parseEnclosed(
      InputStream utf8,
      int bufferSize,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics) {
    return Service.OWN.parseEnclosed(utf8, bufferSize, fileName, context, options, diagnostics);
  }

  /**
   * Takes the only operation out of the module that {@link #parseEnclosed} returned, which must not
   * be used any more.
   *
   * @return null, after reporting it, if there is none or more than one
   * @throws IllegalArgumentException if {@code enclosing} is no such module
   */
  public static @Nullable Operation takeOnly(Operation enclosing, Diagnostics diagnostics) {
    checkEnclosing(enclosing, "takeOnly");
    Operation only = only(enclosing);
    if (only == null) {
      diagnostics.error(
          enclosing.location(),
          "source must contain a single top-level operation, found: " + count(enclosing));
      return null;
    }
    return detach(only);
  }

  /**
   * Takes the only operation out of the module that {@link #parseEnclosed} returned if it is a
   * module, too; {@code enclosing} must then not be used any more.
   *
   * @return that operation, or {@code enclosing} if it has others
   * @throws IllegalArgumentException if {@code enclosing} is no such module
   */
  public static Operation takeModule(Operation enclosing) {
    checkEnclosing(enclosing, "takeModule");
    Operation only = only(enclosing);
    return only == null || !isModule(only) ? enclosing : detach(only);
  }

  private static void checkEnclosing(Operation enclosing, String method) {
    if (!isModule(enclosing) || enclosing.regionCount() != 1 || enclosing.parent() != null) {
      throw new IllegalArgumentException(
          method
              + " takes what parseEnclosed returned, a module of one region that is nested in"
              + " nothing, not this '"
              + enclosing.name().value()
              + "'");
    }
  }

  private static boolean isModule(Operation operation) {
    return operation.name().value().equals(ParserService.MODULE);
  }

  private static @Nullable Operation only(Operation enclosing) {
    Block block = enclosing.region(0).first();
    Operation first = block == null ? null : block.first();
    return first == null || first.next() != null ? null : first;
  }

  private static int count(Operation enclosing) {
    int count = 0;
    for (Block block : enclosing.region(0).blocks()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        count++;
      }
    }
    return count;
  }

  private static Operation detach(Operation only) {
    only.remove();
    OpBuilder.makeRoot(only);
    return only;
  }

  /** Parses a type, which must be the whole text; null if there was an error. */
  public static @Nullable Type parseType(String text, Context context, Diagnostics diagnostics) {
    return Service.OWN.parseType(text, context, diagnostics);
  }

  /** Parses an attribute, which must be the whole text; null if there was an error. */
  public static @Nullable Attribute parseAttribute(
      String text, Context context, Diagnostics diagnostics) {
    return Service.OWN.parseAttribute(text, context, diagnostics);
  }

  /** Finds the implementation once, at the first use. */
  private static final class Service {
    static final ParserService OWN =
        OwnService.get(ParserService.class, "dev.ods.text.parse.op.TextParser");
  }
}
