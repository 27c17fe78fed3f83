// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.encoding.Utf8;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.ParserService;
import dev.ods.text.lex.Lexer;
import dev.ods.text.lex.TextStream;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.lex.TokenText;
import dev.ods.text.parse.ParserCore;
import java.io.InputStream;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Implements {@link Parser}. */
public final class TextParser implements ParserService {
  /** For {@link java.util.ServiceLoader}. */
  public TextParser() {}

  @Override
  public @Nullable Operation parseEnclosed(
      byte[] utf8,
      int length,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics) {
    return parseEnclosed(new Lexer(utf8, length), fileName, context, options, diagnostics);
  }

  @Override
  public @Nullable Operation parseEnclosed(
      InputStream utf8,
      int bufferSize,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics) {
    if (bufferSize < TextStream.MIN_BUFFER || bufferSize > TextStream.MAX_BUFFER) {
      throw new IllegalArgumentException(
          "a buffer has from "
              + TextStream.MIN_BUFFER
              + " to "
              + TextStream.MAX_BUFFER
              + " bytes, not "
              + bufferSize);
    }
    TextStream stream = new TextStream(utf8, bufferSize);
    return parseEnclosed(new Lexer(stream), fileName, context, options, diagnostics);
  }

  /** Parses what a lexer has not read yet; see {@link Parser#parseEnclosed}. */
  public static @Nullable Operation parseEnclosed(
      Lexer lexer,
      String fileName,
      Context context,
      ParserOptions options,
      Diagnostics diagnostics) {
    TokenStream tokens = new TokenStream(lexer, context, diagnostics, fileName, options);
    Operation topLevel = newTopLevel(context, fileName, options);
    Block block = topLevel.region(0).addBlock();
    ParserCore core = new ParserCore(context, tokens, options.externalResources());
    TopLevelParser parser = new TopLevelParser(core, topLevel, block);
    try {
      return parser.parse() ? topLevel : null;
    } catch (RuntimeException | Error e) {
      tokens.hookError(parser.position(), null, e);
      return null;
    }
  }

  private static Operation newTopLevel(Context context, String fileName, ParserOptions options) {
    Location location =
        options.isWholeFile()
            ? FileLineColRange.get(context, fileName, 0, 0)
            : FileLineColRange.get(context, fileName, options.firstLine(), options.firstColumn());
    OpBuilder builder = OpBuilder.create(context);
    Operation topLevel =
        builder.create(builder.state(context.operationName(MODULE), location).addRegions(1));
    OpBuilder.makeRoot(topLevel);
    return topLevel;
  }

  @Override
  public @Nullable Type parseType(String text, Context context, Diagnostics diagnostics) {
    return parseFragment(text, context, diagnostics, core -> core.types.parse());
  }

  @Override
  public @Nullable Attribute parseAttribute(String text, Context context, Diagnostics diagnostics) {
    return parseFragment(text, context, diagnostics, core -> core.attributes.parse(null));
  }

  private static <T> @Nullable T parseFragment(
      String text,
      Context context,
      Diagnostics diagnostics,
      Function<ParserCore, @Nullable T> parser) {
    byte[] utf8 = Utf8.encode(text);
    TokenStream tokens =
        new TokenStream(
            new Lexer(utf8, utf8.length), context, diagnostics, text, ParserOptions.DEFAULT);
    if (!Utf8.hasBytes(text)) {
      tokens.errorAt(0, "text has an unpaired surrogate that stands for no byte");
      return null;
    }
    tokens.moveTo(0);
    ParserCore core = new ParserCore(context, tokens, null);
    int before = diagnostics.errorCount();
    try {
      T parsed = parser.apply(core);
      // As in MLIR, what a dialect leaves unread before its '>' is skipped; the lexer may have
      // reported an error in it.
      boolean isValid = parsed != null && isAtEnd(core) && diagnostics.errorCount() == before;
      return isValid ? parsed : null;
    } catch (RuntimeException | Error e) {
      tokens.hookError(tokens.start(), null, e);
      return null;
    }
  }

  private static boolean isAtEnd(ParserCore core) {
    TokenStream tokens = core.tokens;
    return tokens.is(TokenKind.EOF)
        || tokens.errorAt(
            tokens.start(),
            "found trailing characters: '"
                + TokenText.show(tokens.text(), tokens.start(), tokens.length())
                + "'");
  }
}
