// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.scope;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.lex.Characters;
import dev.ods.text.lex.NumberLiterals;
import dev.ods.text.lex.Relocation;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.lex.TokenText;
import org.jspecify.annotations.Nullable;

/** Parses and resolves the names of values and blocks. */
public final class ValueScopes {
  public final OperandStack operands = new OperandStack();

  private final TokenStream tokens;
  private final IrReader reader;
  private final Block anyBlock;
  private final SsaNames names;
  private final BlockNames blocks;
  private final ForwardReferences forwards;

  /**
   * @param topLevel the block of top-level operations
   */
  public ValueScopes(
      TokenStream tokens, IrReader reader, Block topLevel, ForwardReferences forwards) {
    this.tokens = tokens;
    this.reader = reader;
    this.anyBlock = topLevel;
    this.names = new SsaNames(tokens.text());
    this.blocks = new BlockNames(tokens.text());
    this.forwards = forwards;
  }

  // -- Scopes ------------------------------------------------------------------------------------

  public void push(boolean isolated) {
    names.pushScope(isolated);
    blocks.pushScope();
  }

  /** Ends the current scope; false after reporting blocks that were used but not defined. */
  public boolean pop() {
    int missing = blocks.firstUndefined();
    if (missing >= 0) {
      for (; missing >= 0; missing = blocks.nextUndefined(missing + 1)) {
        tokens.errorAt(blocks.location(missing), "reference to an undefined block");
      }
      return false;
    }
    names.popScope();
    blocks.popScope();
    return true;
  }

  /** Exchanges the offsets of all names. */
  public void relocate(Relocation relocation) {
    operands.relocate(relocation);
    names.relocate(relocation);
    blocks.relocate(relocation);
    forwards.relocate(relocation);
  }

  // -- Values ------------------------------------------------------------------------------------

  /** Parses {@code %x} or, if allowed, {@code %x#1}, onto the operand stack. */
  public boolean parseOperand(boolean allowNumber) {
    int from = tokens.start();
    int to = tokens.end();
    if (!tokens.expect(TokenKind.PERCENT_IDENTIFIER, "expected SSA operand")) {
      return false;
    }
    int number = 0;
    if (tokens.is(TokenKind.HASH_IDENTIFIER)) {
      if (!allowNumber) {
        return tokens.error("result number not allowed in argument list");
      }
      number = parseResultNumber();
      if (number < 0) {
        return tokens.error("invalid SSA value result number");
      }
      tokens.consume();
    }
    operands.push(from, to, number);
    return true;
  }

  private int parseResultNumber() {
    byte[] text = tokens.text();
    int from = tokens.start() + 1;
    if (!Characters.isDigit(text[from])) {
      return -1;
    }
    long number = NumberLiterals.unsigned63(text, from, tokens.end());
    return number > Integer.MAX_VALUE ? -1 : (int) number;
  }

  /** Adds the value that an operand of the stack names to an op; its type must be {@code type}. */
  public boolean resolve(int operand, Type type, OperationState state) {
    long word = resolve(operand, type);
    if (word == 0) {
      return false;
    }
    state.addOperand(reader.value(word));
    return true;
  }

  /**
   * The value that an operand of the stack refers to, or null after a diagnostic has been reported.
   */
  public @Nullable Value resolveValue(int operand, Type type) {
    long word = resolve(operand, type);
    return word == 0 ? null : reader.value(word);
  }

  private long resolve(int operand, Type type) {
    int from = operands.location(operand);
    int to = operands.end(operand);
    int number = operands.number(operand);
    int entry = names.find(from, to, number);
    if (!names.hasValue(entry)) {
      return forward(from, to, number, type);
    }
    long word = word(entry, number);
    Type known = reader.type(word);
    if (known != type) {
      tokens.errorAt(
          from,
          "use of value '"
              + name(from, to)
              + "' expects different type than prior uses: '"
              + type
              + "' vs '"
              + known
              + "'");
      tokens.note(names.location(entry), "prior use here");
      return 0;
    }
    return word;
  }

  private long word(int entry, int number) {
    long value = names.value(entry);
    if (names.isForward(entry)) {
      return forwards.word((int) value);
    }
    return names.hasInGroup(entry, number)
        ? IrReader.result(IrReader.owner(value), IrReader.index(value) + number)
        : value;
  }

  private long forward(int from, int to, int number, Type type) {
    if (number > 0 && names.isDefined(names.find(from, to, 0))) {
      tokens.errorAt(from, "reference to invalid result number");
      return 0;
    }
    int placeholder = forwards.create(type, from);
    names.forward(names.findOrAdd(from, to, number), from, to, placeholder);
    return forwards.word(placeholder);
  }

  /** Defines a name as a value until the end of the scope. */
  public boolean define(int from, int to, int number, Value value) {
    int entry = names.findOrAdd(from, to, number);
    if (names.hasValue(entry)) {
      if (!names.isForward(entry)) {
        tokens.errorAt(from, "redefinition of SSA value '" + name(from, to) + "'");
        return tokens.note(names.location(entry), "previously defined here");
      }
      if (!takeOver(entry, from, to, number, value)) {
        return false;
      }
    }
    names.define(entry, from, to, IrReader.ref(value));
    return true;
  }

  /**
   * Defines a name as some results of an operation until the end of the scope.
   *
   * @param first the index of the first one
   */
  boolean defineResults(int from, int to, Operation op, int first, int count) {
    if (count > 1 && names.find(from, to, 0) == 0) {
      names.defineGroup(from, to, IrReader.result(IrReader.ref(op), first), count);
      return true;
    }
    for (int number = 0; number < count; number++) {
      if (!define(from, to, number, op.result(first + number))) {
        return false;
      }
    }
    return true;
  }

  private boolean takeOver(int entry, int from, int to, int number, Value value) {
    int placeholder = (int) names.value(entry);
    Type used = reader.type(forwards.word(placeholder));
    Type type = value.type();
    if (used != type) {
      tokens.errorAt(
          from,
          "definition of SSA value '"
              + name(from, to)
              + "#"
              + number
              + "' has type '"
              + type
              + "'");
      return tokens.note(names.location(entry), "previously used here with type '" + used + "'");
    }
    forwards.resolve(placeholder, value);
    return true;
  }

  /** The offset of the definition or of the first use of a name; -1 if it is unknown. */
  public int locationOf(int from, int to, int number) {
    int entry = names.find(from, to, number);
    return names.hasValue(entry) ? names.location(entry) : -1;
  }

  /** The text of a name. */
  public String name(int from, int to) {
    return TokenText.show(tokens.text(), from, to);
  }

  // -- Blocks ------------------------------------------------------------------------------------

  /** Parses the name of a block, which may be defined later. */
  public @Nullable Block parseSuccessor() {
    if (!tokens.is(TokenKind.CARET_IDENTIFIER)) {
      tokens.wrongToken("expected block name");
      return null;
    }
    int from = tokens.start();
    int to = tokens.end();
    tokens.consume();
    int entry = blocks.find(from, to);
    if (entry >= 0) {
      return reader.block(blocks.block(entry));
    }
    Block block = createBlock();
    blocks.add(from, to, IrReader.ref(block), true);
    return block;
  }

  /** A detached block. */
  Block createBlock() {
    return reader.region(reader.regionOf(IrReader.ref(anyBlock))).createBlock();
  }

  /**
   * The block that a name defines: {@code given} if the name is new, otherwise the one that was
   * referenced before. Null after reporting that it is defined already.
   *
   * @param given the block to name, or null to create one
   */
  public @Nullable Block defineBlock(int from, int to, @Nullable Block given) {
    int entry = blocks.find(from, to);
    if (entry < 0) {
      Block block = given != null ? given : createBlock();
      blocks.add(from, to, IrReader.ref(block), false);
      return block;
    }
    if (!blocks.isUndefined(entry)) {
      tokens.errorAt(from, "redefinition of block '" + name(from, to) + "'");
      return null;
    }
    blocks.define(entry);
    return reader.block(blocks.block(entry));
  }
}
