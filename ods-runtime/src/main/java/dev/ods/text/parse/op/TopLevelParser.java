// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.parse.ParserCore;

/** Parses a file: ops, definitions of aliases and the resource section, in any order. */
final class TopLevelParser {
  private static final byte BYTECODE_MARK = (byte) 0xEF;

  private final ParserCore core;
  private final TokenStream tokens;
  private final Operation topLevel;
  private final OperationParser operations;

  TopLevelParser(ParserCore core, Operation topLevel, Block block) {
    this.core = core;
    this.tokens = core.tokens;
    this.topLevel = topLevel;
    this.operations = new OperationParser(core, topLevel, block);
  }

  /** Parses to the end of the text; false after reporting errors. */
  boolean parse() {
    tokens.moveTo(0);
    if (isBytecode()) {
      return tokens.errorAtLocation(
          topLevel.location(), "MLIR's bytecode is not supported: convert it to text");
    }
    while (!tokens.is(TokenKind.EOF)) {
      if (!operations.relocateIfDue()) {
        return false;
      }
      boolean read =
          switch (tokens.kind()) {
            case TokenKind.ERROR -> false;
            case TokenKind.HASH_IDENTIFIER -> parseAttributeAlias();
            case TokenKind.EXCLAMATION_IDENTIFIER -> parseTypeAlias();
            case TokenKind.FILE_METADATA_BEGIN ->
                core.resources.parseSection(operations::relocateIfDue);
            default -> operations.parseWhole();
          };
      if (!read) {
        return false;
      }
    }
    return operations.finish(topLevel);
  }

  /** Whether the text begins with the bytes {@code ML\xEFR}, which no text in UTF-8 contains. */
  private boolean isBytecode() {
    byte[] text = tokens.text();
    return tokens.start() == 0 && tokens.spells("ML") && text[2] == BYTECODE_MARK && text[3] == 'R';
  }

  /** The offset of the name of the innermost op that is being parsed, or else of the token. */
  int position() {
    return operations.position();
  }

  private boolean parseAttributeAlias() {
    String name = aliasName();
    if (core.attributeAliases.containsKey(name)) {
      return tokens.error("redefinition of attribute alias id '" + name + "'");
    }
    if (name.indexOf('.') >= 0) {
      return tokens.error("attribute names with a '.' are reserved for dialect-defined names");
    }
    tokens.consume();
    if (!tokens.expect(TokenKind.EQUAL, "expected '=' in attribute alias definition")) {
      return false;
    }
    Attribute attribute = core.attributes.parse(null);
    if (attribute == null) {
      return false;
    }
    core.attributeAliases.put(name, attribute);
    return true;
  }

  private boolean parseTypeAlias() {
    String name = aliasName();
    if (core.typeAliases.containsKey(name)) {
      return tokens.error("redefinition of type alias id '" + name + "'");
    }
    if (name.indexOf('.') >= 0) {
      return tokens.error("type names with a '.' are reserved for dialect-defined names");
    }
    tokens.consume();
    if (!tokens.expect(TokenKind.EQUAL, "expected '=' in type alias definition")) {
      return false;
    }
    Type type = core.types.parse();
    if (type == null) {
      return false;
    }
    core.typeAliases.put(name, type);
    return true;
  }

  private String aliasName() {
    return core.context.identifier(tokens.text(), tokens.start() + 1, tokens.end());
  }
}
