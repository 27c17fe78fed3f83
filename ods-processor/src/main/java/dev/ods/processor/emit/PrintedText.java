// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;

/** The body of a printer, in which neighbouring pieces of text become one call. */
final class PrintedText {
  private final CodeBlock.Builder code = CodeBlock.builder();
  private final StringBuilder text = new StringBuilder();

  void text(String piece) {
    text.append(piece);
  }

  void statement(CodeBlock statement) {
    flush();
    code.addStatement("$L", statement);
  }

  void begin(CodeBlock head) {
    flush();
    code.beginControlFlow("$L", head);
  }

  void otherwise() {
    flush();
    code.nextControlFlow("else");
  }

  void end() {
    flush();
    code.endControlFlow();
  }

  CodeBlock build() {
    flush();
    return code.build();
  }

  private void flush() {
    if (text.length() > 0) {
      code.addStatement("printer.print($L)", JavaLiterals.string(text.toString()));
      text.setLength(0);
    }
  }
}
