// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.frail;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.AttrDef;
import dev.ods.annotation.Dialect;
import dev.ods.annotation.Op;
import dev.ods.annotation.TypeDef;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.Parsed;

/** A dialect in which one method of an author at a time fails. */
@Dialect(name = "frail", ops = Frail.class, types = Frail.class, attributes = Frail.class)
public interface Frail {
  /** What a method does instead of its work. */
  enum Failure {
    EXCEPTION,
    ERROR,
    RECURSION;

    int happen() {
      return switch (this) {
        case EXCEPTION -> throw new IllegalStateException("a defect");
        case ERROR -> throw new AssertionError("a defect");
        case RECURSION -> happen() + 1;
      };
    }
  }

  /** The method that fails, and how. */
  final class Defect {
    private static volatile String failing = "";
    private static volatile Failure failure = Failure.ERROR;

    private Defect() {}

    /** From now on the method of this name fails. */
    static void in(String method, Failure how) {
      failing = method;
      failure = how;
    }

    private static void at(String method) {
      if (method.equals(failing) && failure.happen() > 0) {
        throw new IllegalArgumentException(method);
      }
    }
  }

  /** A method for an attribute of an operation, and one for the operation's type and attribute. */
  @Op(dialect = Frail.class, name = "op")
  @AssemblyFormat("custom<Word>($word) $type $tag attr-dict")
  interface Word {
    @Attr
    StringAttr word();

    @Attr
    Type type();

    @Attr
    Attribute tag();

    static boolean parseWord(OpAsmParser parser, Parsed<StringAttr> word) {
      Defect.at("parseWord");
      word.set(parser.parseAttribute(StringAttr.class, null));
      return word.get() != null;
    }

    static void printWord(OpAsmPrinter printer, Operation operation, StringAttr word) {
      Defect.at("printWord");
      printer.printAttribute(word);
    }
  }

  /** Both forms by hand. */
  @Op(dialect = Frail.class, name = "whole")
  interface Whole {
    static boolean parse(OpAsmParser parser, OperationState state) {
      Defect.at("parse");
      return parser.parseOptionalAttrDict(state);
    }

    static void print(OpAsmPrinter printer, Whole op) {
      Defect.at("print");
      printer.printOptionalAttrDict(((OpView) op).operation());
    }
  }

  /** A type with a parameter in a text of its own. */
  @TypeDef(dialect = Frail.class, mnemonic = "box")
  @AssemblyFormat("`<` custom<Size>($size) `>`")
  record Box(long size) {
    static boolean parseSize(AsmParser parser, Parsed<Long> size) {
      Defect.at("parseSize");
      size.set(parser.parseInteger());
      return size.get() != null;
    }

    static void printSize(AsmPrinter printer, long size) {
      Defect.at("printSize");
      printer.print(size);
    }
  }

  /** An attribute with a parameter in a text of its own. */
  @AttrDef(dialect = Frail.class, mnemonic = "tag")
  @AssemblyFormat("`<` custom<Count>($count) `>`")
  record Tag(long count) {
    static boolean parseCount(AsmParser parser, Parsed<Long> count) {
      Defect.at("parseCount");
      count.set(parser.parseInteger());
      return count.get() != null;
    }

    static void printCount(AsmPrinter printer, long count) {
      Defect.at("printCount");
      printer.print(count);
    }
  }
}
