// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Random declarations of types and attributes, with formats whose texts can be read back. */
@SuppressWarnings({"EnumOrdinal", "RedundantControlFlow", "UnnecessaryStringBuilder"})
final class RandomDefs {
  /** Names of components, most of them those of what generated code has. */
  private static final List<String> NAMES =
      List.of(
          "parser",
          "printer",
          "start",
          "i",
          "key",
          "diagnostics",
          "location",
          "context",
          "element",
          "value",
          "own",
          "parts",
          "action",
          "get",
          "make",
          "parameters",
          "seen",
          "name",
          "separator",
          "checked",
          "verify",
          "parse",
          "print",
          "test",
          "of",
          "mnemonic",
          "NAME",
          "KIND",
          "MNEMONIC",
          "SUMMARY",
          "rebuild",
          "intern",
          "$a",
          "_x",
          "x1",
          "type_",
          "String",
          "Optional",
          "List",
          "result",
          "this_",
          "other",
          "a",
          "b",
          "c",
          "ofUnverified",
          "body",
          "record",
          "var",
          "yield",
          "sealed",
          "permits",
          "define",
          "attribute",
          "replaceParts",
          "isRegistered",
          "parsers",
          "typeParsed",
          "keyParsed",
          "orAbsent",
          "namespace",
          "dialect",
          "symbol",
          "alias",
          "equals",
          "verified",
          "is",
          "as",
          "elements",
          "set",
          "map",
          "optional",
          "string",
          "size",
          "label",
          "anchor",
          "forEachPart");

  /**
   * Simple names of records, most of them those of the runtime's classes or the JDK's without their
   * ends.
   */
  private static final List<String> RECORDS =
      List.of(
          "String",
          "Integer",
          "Float",
          "Bool",
          "Array",
          "Dictionary",
          "Vector",
          "None",
          "Tuple",
          "Opaque",
          "Generated",
          "Set",
          "List",
          "Optional",
          "Context",
          "Parameters",
          "Location",
          "Diagnostics",
          "AsmParser",
          "AsmPrinter",
          "Uniqued",
          "HashSet",
          "Object",
          "Override",
          "Objects",
          "NullMarked",
          "Nullable",
          "Consumer",
          "SourceLocation",
          "SymbolAssembly",
          "Parsed",
          "Key",
          "Long",
          "Boolean",
          "Index",
          "AffineMap",
          "Cyclic",
          "Gen",
          "A",
          "Shape",
          "Under_Score",
          "AttrTypeParts",
          "Class");

  private final Random random;
  private final List<RandomEnums.Declared> enums;
  private final List<Declared> before;
  private final boolean wild;

  /**
   * Creates a source of declarations.
   *
   * @param enums enums for their parameters
   * @param before definitions for their parameters
   * @param wild whether the text of a format need not be readable
   */
  RandomDefs(Random random, List<RandomEnums.Declared> enums, List<Declared> before, boolean wild) {
    this.random = random;
    this.enums = enums;
    this.before = before;
    this.wild = wild;
  }

  /** How a parameter is declared. */
  enum Absence {
    NEVER,
    OPTIONAL,
    DEFAULT
  }

  /** A parameter. */
  record Parameter(String component, String name, RandomKind kind, Absence absence, boolean self) {
    String java() {
      return absence == Absence.OPTIONAL ? "java.util.Optional<" + kind.boxed() + ">" : kind.java();
    }

    String declaration() {
      String renamed = name.equals(component) ? "" : "name = \"" + name + "\"";
      String annotations = kind.annotations();
      if (!renamed.isEmpty()) {
        annotations =
            annotations.isEmpty()
                ? "@Param(" + renamed + ") "
                : annotations.replace("@Param(", "@Param(" + renamed + ", ");
      }
      return (self ? "@SelfType " : "")
          + (absence == Absence.DEFAULT ? "@Default(\"" + kind.fallback() + "\") " : "")
          + annotations
          + java()
          + " "
          + component;
    }
  }

  /** A definition. */
  record Declared(
      String simpleName,
      boolean isType,
      String mnemonic,
      List<Parameter> parameters,
      String format,
      String source,
      boolean refuses) {
    String generated() {
      return simpleName + (isType ? "Type" : "Attr");
    }

    @Nullable Parameter self() {
      return parameters.stream().filter(Parameter::self).findFirst().orElse(null);
    }
  }

  /** The next definition. */
  Declared next(String simpleName, boolean isType) {
    List<Parameter> parameters = new ArrayList<>();
    List<String> names = RandomEnums.pick(random, NAMES, random.nextInt(7));
    Set<String> used = new HashSet<>(names);
    for (String component : names) {
      String name =
          component.contains("$") || random.nextInt(8) == 0
              ? "p" + used.size() + parameters.size()
              : component;
      parameters.add(parameter(component, name, simpleName, isType));
    }
    boolean own = parameters.stream().anyMatch(p -> p.java().contains(simpleName + "Attr"));
    if (!isType && random.nextInt(5) == 0 && (wild || !own)) {
      parameters.add(self());
    }
    RandomDefFormat formats = new RandomDefFormat(random, wild, parameters);
    String format = formats.next();
    StringBuilder body = new StringBuilder();
    parameters.stream()
        .filter(p -> p.absence() == Absence.DEFAULT)
        .map(RandomDefs::maker)
        .distinct()
        .forEach(body::append);
    formats.customs().forEach(body::append);
    boolean refuses =
        random.nextInt(3) == 0 && parameters.stream().anyMatch(p -> p.java().equals("int"));
    if (refuses) {
      Parameter checked =
          parameters.stream().filter(p -> p.java().equals("int")).findFirst().orElseThrow();
      body.append(
          "void verify(dev.ods.diagnostic.Diagnostics d, dev.ods.ir.Location l) { if (this."
              + checked.component()
              + " == -1) { d.error(l, \"refused\"); } } ");
    } else if (random.nextInt(6) == 0) {
      body.append("void verify(dev.ods.diagnostic.Diagnostics d, dev.ods.ir.Location l) {} ");
    }
    if (random.nextInt(6) == 0) {
      body.append(
          "public java.lang.String describe(int key, java.lang.String context) { return \"x\" + key + context; } ");
    }
    String mnemonic = mnemonic(simpleName);
    String source =
        "@"
            + (isType ? "TypeDef" : "AttrDef")
            + "(dialect = D.class, mnemonic = \""
            + mnemonic
            + "\""
            + (random.nextInt(6) == 0 ? ", mnemonicAlias = true" : "")
            + ")\n"
            + (format.isEmpty() ? "" : "@AssemblyFormat(\"" + format + "\")\n")
            + "record "
            + simpleName
            + parameters.stream()
                .map(Parameter::declaration)
                .collect(Collectors.joining(", ", "(", ")"))
            + " { "
            + body
            + "}\n";
    return new Declared(simpleName, isType, mnemonic, parameters, format, source, refuses);
  }

  private String mnemonic(String simpleName) {
    String plain = simpleName.toLowerCase(java.util.Locale.ROOT);
    return switch (random.nextInt(4)) {
      case 0 -> plain + ".x";
      case 1 -> "_" + plain + "$1";
      default -> plain;
    };
  }

  private static String maker(Parameter parameter) {
    return switch (parameter.kind().fallback()) {
      case "aType" ->
          "static dev.ods.ir.Type aType(dev.ods.ir.Context c) { return dev.ods.builtin.IntegerType.get(c, 7); } ";
      case "anAttribute" ->
          "static dev.ods.ir.Attribute anAttribute(dev.ods.ir.Context c) { return dev.ods.builtin.UnitAttr.get(c); } ";
      default -> "";
    };
  }

  private Parameter self() {
    boolean any = random.nextBoolean();
    RandomKind kind =
        any
            ? new RandomKind(
                "dev.ods.ir.Type",
                "dev.ods.ir.Type",
                "",
                "",
                "->",
                (r, w) -> w.type(r, dev.ods.ir.Type.class))
            : RandomKind.symbol("dev.ods.builtin.IntegerType", true);
    return new Parameter("selfType", "selfType", kind, Absence.NEVER, true);
  }

  private Parameter parameter(String component, String name, String owner, boolean isType) {
    RandomKind kind = kind();
    Absence absence = Absence.values()[random.nextInt(3)];
    if (random.nextInt(12) == 0) {
      // Of the class that is generated for it.
      kind = RandomKind.symbol(owner + (isType ? "Type" : "Attr"), isType);
      absence = Absence.OPTIONAL;
    }
    if (random.nextInt(4) == 0 && !kind.java().startsWith("java.util.Set")) {
      absence = random.nextBoolean() ? Absence.DEFAULT : Absence.NEVER;
      kind = kind.list(absence == Absence.DEFAULT);
    }
    if (absence == Absence.DEFAULT && kind.fallback().isEmpty()) {
      absence = Absence.NEVER;
    }
    return new Parameter(component, name, kind, absence, false);
  }

  private RandomKind kind() {
    int choice = random.nextInt(10);
    if (choice < 2 && !enums.isEmpty()) {
      RandomEnums.Declared declared = enums.get(random.nextInt(enums.size()));
      if (!declared.attribute().isEmpty() && random.nextInt(3) == 0) {
        return RandomKind.symbol(declared.simpleName() + "Attr", false);
      }
      return RandomKind.of(declared);
    }
    if (choice < 4 && !before.isEmpty()) {
      Declared declared = before.get(random.nextInt(before.size()));
      if (wild || declared.self() == null) {
        // The text of a parameter, which has no prefix, has no type of an attribute either.
        return RandomKind.symbol(declared.generated(), declared.isType());
      }
    }
    return RandomKind.simple(random);
  }

  /** What the source of each dialect has besides. */
  static final String COMMON =
      """
      // Pt
      /** Of the author. */ record Pt(int x, java.lang.String s) {
        public static Pt parse(dev.ods.text.AsmParser parser) {
          if (!parser.parseLess()) { return null; }
          java.lang.Long x = parser.parseInteger();
          if (x == null || !parser.parseComma()) { return null; }
          java.lang.String s = parser.parseString();
          return s == null || !parser.parseGreater() ? null : new Pt(x.intValue(), s);
        }
        public void print(dev.ods.text.AsmPrinter printer) {
          printer.print("<" + x + ", "); printer.printString(s); printer.print(">");
        }
        public static Pt origin(dev.ods.ir.Context context) { return new Pt(0, ""); }
      }
      // Secs
      /** Of others. */ final class Secs {
        private Secs() {}
        public static java.time.Duration parse(dev.ods.text.AsmParser parser) {
          java.lang.Long seconds = parser.parseInteger();
          return seconds == null ? null : java.time.Duration.ofSeconds(seconds);
        }
        public static void print(dev.ods.text.AsmPrinter printer, java.time.Duration value) {
          printer.print(value.toSeconds());
        }
      }
      // Stars
      /** In place of a text. */ final class Stars {
        private Stars() {}
        public static java.lang.Long parse(dev.ods.text.AsmParser parser) {
          return parser.parseStar() ? parser.parseInteger() : null;
        }
        public static void print(dev.ods.text.AsmPrinter printer, long value) {
          printer.print("*" + value);
        }
      }
      """;

  /** The name of a record. */
  static String recordName(Random random, int index) {
    return random.nextInt(4) == 0 ? "T" + index : RECORDS.get(random.nextInt(RECORDS.size()));
  }
}
