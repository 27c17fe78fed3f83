// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A type whose values an author's methods read and write. */
final class WrittenType<T> extends DelegatingType<T> {
  private final Function<AsmParser, @Nullable T> reader;
  private final BiConsumer<T, AsmPrinter> writer;

  WrittenType(
      PropertyType<T> base,
      Function<AsmParser, @Nullable T> reader,
      BiConsumer<T, AsmPrinter> writer) {
    super(base);
    this.reader = reader;
    this.writer = writer;
  }

  @Override
  @Nullable T parse(OpAsmParser parser) {
    return reader.apply(parser);
  }

  @Override
  boolean hasKnownStart() {
    return false;
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return true;
  }

  @Override
  @Nullable T parsePresent(OpAsmParser parser) {
    return starts(parser) ? parse(parser) : null;
  }

  @Override
  boolean mayLookAbsent() {
    return false;
  }

  @Override
  void print(OpAsmPrinter printer, T value) {
    writer.accept(value, printer);
  }
}
