// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import static dev.ods.build.DemoProject.source;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * An author's edit of a project.
 *
 * @param name for test reports
 * @param action applies it, possibly after other edits
 */
record Edit(String name, Consumer<DemoProject> action) {
  private static final String OPERATION =
      """
      // SPDX-License-Identifier: Apache-2.0
      package demo.base;

      import dev.ods.annotation.*;

      /** One more. */
      @Op(dialect = BaseDialect.class, name = "%1$s")
      public interface %1$s extends Unary {}
      """;

  private static final String ENUM =
      """
      // SPDX-License-Identifier: Apache-2.0
      package demo.base;

      import dev.ods.annotation.*;

      /** A colour. */
      @EnumAttr(value = EnumAttr.Storage.I32, name = "base.colour")
      public enum Colour {
        /** Red. */
        RED
      }
      """;

  private static final String HIDING =
      """
      // SPDX-License-Identifier: Apache-2.0
      package demo.user;

      /** Limits of its own. */
      final class Limits {
        static final int MANY = 1;

        private Limits() {}
      }
      """;

  private static final String MEMBER =
      """
      /** What. */
      @Operand
      Value what();

      /** How. */\
      """;

  /** Ends a declaration in its file. */
  private static final String OUTPUT = "  /** The output. */";

  static final List<Edit> ALL = all();

  private static List<Edit> all() {
    List<Edit> all = new ArrayList<>();
    addTexts(all);
    addMembers(all);
    addOperations(all);
    addFamilies(all);
    addDefinitions(all);
    addTraits(all);
    addErrors(all);
    addUses(all);
    return List.copyOf(all);
  }

  private static void addTexts(List<Edit> all) {
    replace(all, "a comment", "First", "public", "// Nothing.\npublic");
    replace(all, "an operation's Javadoc", "First", "The first.", "One.\n *\n * <p>So.");
    replace(all, "an inherited member's Javadoc", "Unary", "The input.", "It.\n   *\n   *");
    replace(all, "the Javadoc of an enum", "Mode", "A mode.", "A\n * mode.");
    replace(all, "the Javadoc of an enum, its summary", "Mode", "A mode.", "One mode.");
    replace(all, "the body of a method", "Second", "MANY > 1", "MANY > 2");
    replace(all, "the body of a helper", "Limits", "MANY / 2", "MANY / 3");
    replace(all, "a constant's value", "Limits", "MANY = 7", "MANY = 8");
    replace(all, "a member renamed that operations use", "Limits", "MANY", "LOTS");
    replace(all, "a constant no longer", "Limits", "= 7;", "= Integer.valueOf(7);");
    replace(all, "a constraint's parts", "Number", "AnyInteger.class", "Index.class");
    replace(all, "a constraint's words", "Number", "@AnyOf", "@Summary(\"quantity\")\n@AnyOf");
    replace(all, "a composed one's words", "Numbers", "@Ten", "@Summary(\"quantities\")\n@Ten");
    replace(all, "the name in the text", "First", "\"first\"", "\"erste\"");
    replace(all, "the namespace", "BaseDialect", "name = \"base\"", "name = \"basis\"");
    replace(all, "a package's Javadoc", "package-info", "The base.", "The basis.");
  }

  private static void addMembers(List<Edit> all) {
    String on = "Unary {\n  /** On. */\n  @Attr\n  boolean on();\n}";
    String more = "  /** More. */\n  @Operand\n  Value more();\n\n" + OUTPUT;
    String eh = "  /** Eh. */\n  default int eh() {\n    return 1;\n  }\n\n" + OUTPUT;
    replace(all, "an attribute more", "First", "Unary {}", on);
    replace(all, "a member more in an order", "Unary", "\"output\"})", "\"more\", \"output\"})");
    replace(all, "a member more in a base", "Unary", OUTPUT, more);
    all.add(
        new Edit(
            "an ordered member more in a base",
            project -> {
              project.replace(source("base", "Unary"), "\"output\"})", "\"more\", \"output\"})");
              project.replace(source("base", "Unary"), OUTPUT, more);
            }));
    replace(all, "another order", "Unary", "\"input\", \"output\"", "\"output\", \"input\"");
    replace(all, "a trait less in a base", "Unary", "@Trait(Pure.class)\n", "");
    replace(all, "a method more in a base", "Unary", OUTPUT, eh);
    replace(all, "a supertype less", "First", " extends Unary {}", " {}");
    replace(all, "a case more", "Mode", "EXACT\n", "EXACT,\n  /** Late. */\n  LAZY\n");
    replace(all, "a case less", "Mode", "FAST,", "");
    replace(all, "a case less that an operation names", "Mode", ",\n  /** Right. */\n  EXACT", "");
  }

  private static void addOperations(List<Edit> all) {
    replace(all, "an operation listed no longer", "BaseDialect", ", Third.class", "");
    replace(
        all,
        "an operation listed again",
        "BaseDialect",
        "Second.class, Grid",
        "Second.class, Third.class, Grid");
    all.add(
        new Edit(
            "an operation deleted",
            project -> {
              project.delete(source("base", "Third"));
              project.replace(source("base", "BaseDialect"), ", Third.class", "");
            }));
    all.add(
        new Edit(
            "an operation added",
            project -> {
              project.write(source("base", "Fourth"), OPERATION.formatted("Fourth"));
              project.replace(source("base", "BaseDialect"), "{", "{Fourth.class, ");
            }));
    all.add(
        new Edit(
            "an operation added and not listed",
            project -> project.write(source("base", "Fifth"), OPERATION.formatted("Fifth"))));
    all.add(new Edit("that operation deleted", project -> project.delete(source("base", "Fifth"))));
    all.add(
        new Edit(
            "an operation renamed",
            project -> {
              if (project.has(source("base", "Second"))) {
                String text = project.read(source("base", "Second"));
                project.write(source("base", "Zweite"), text.replace("Second ", "Zweite "));
                project.delete(source("base", "Second"));
                project.replace(source("base", "BaseDialect"), "Second.class", "Zweite.class");
              }
            }));
  }

  private static void addFamilies(List<Edit> all) {
    String head = "public interface Family {";
    replace(all, "a name in a family", "Family", "\"older\"", "\"oldest\"");
    replace(all, "a member more in a family", "Family", "    /** How. */", MEMBER);
    replace(all, "an operation renamed in a family", "Family", "Older extends", "Elder extends");
    replace(all, "an operation more in a family", "Family", head, head + nested("Baby"));
    replace(all, "an operation less in a family", "Family", nested("Baby"), "");
    replace(all, "another of a name that is generated", "Family", head, head + nested("Second"));
    replace(all, "no other of that name", "Family", nested("Second"), "");
    replace(all, "a family listed no longer", "BaseDialect", "Family.class, ", "");
    replace(all, "a family listed again", "BaseDialect", "{First", "{Family.class, First");
    replace(
        all,
        "the operations of a family one by one",
        "BaseDialect",
        "{Family.class",
        "{Family.Younger.class, Family.Older.class");
    all.add(
        new Edit(
            "an operation moved into a family",
            project -> {
              project.delete(source("base", "First"));
              project.replace(source("base", "BaseDialect"), "First.class, ", "");
              project.replace(source("base", "Family"), head, head + nested("First"));
            }));
    all.add(
        new Edit(
            "an operation moved out of a family",
            project -> {
              project.replace(source("base", "Family"), nested("Baby"), "");
              project.write(source("base", "Baby"), OPERATION.formatted("Baby"));
              project.replace(source("base", "BaseDialect"), "{", "{Baby.class, ");
            }));
  }

  private static void addDefinitions(List<Edit> all) {
    replace(all, "a parameter more", "Matrix", "int rows,", "int rows, int columns,");
    replace(all, "a parameter less", "Matrix", ", Mode mode", "");
    replace(all, "a parameter renamed", "Matrix", "rows", "lines");
    replace(all, "a parameter of another type", "Matrix", "int rows", "long rows");
    replace(all, "a parameter of an unknown type", "Matrix", "int rows", "Unknown rows");
    replace(all, "another mnemonic", "Matrix", "\"matrix\"", "\"mat\"");
    replace(all, "a mistake in a definition's format", "Matrix", "struct(params)", "$none");
    replace(all, "an interface less of a type", "Matrix", " implements Area", "");
    replace(all, "a method more of types", "Area", "long area();", "long area();\n\n  int n();");
    replace(all, "a method renamed of types", "Area", "long area", "long size");
    replace(all, "the type listed no longer", "BaseDialect", "types = Matrix.class", "types = {}");
    all.add(
        new Edit(
            "an enum's attribute added and not listed",
            project -> project.write(source("base", "Colour"), ENUM)));
    replace(all, "an enum listed", "BaseDialect", "types =", "attributes = Colour.class, types =");
    all.add(new Edit("an enum's attribute added and listed", Edit::addListedEnum));
    replace(all, "an enum listed no longer", "BaseDialect", "attributes = Colour.class, ", "");
    replace(all, "an enum of another dialect", "Colour", "base.colour", "other.colour");
    all.add(new Edit("an enum deleted", project -> project.delete(source("base", "Colour"))));
    replace(all, "another method of an op interface", "Counted", "long count", "long number");
    replace(all, "an op interface with something to do", "Counted", " {\n    return 1;\n  }", ";");
    replace(all, "no op interface", "Counted", "@OpInterface\n", "");
    replace(all, "a property more", "Grid", "  /** How", "@Prop int width();\n\n  /** How");
    replace(all, "a property of another type", "Grid", "long depth", "int depth");
    replace(all, "a property of an enum", "Grid", "long depth", "java.util.List<Long> depth");
    replace(all, "a property that is an attribute", "Grid", "@Prop", "@Attr");
    all.add(
        new Edit(
            "the operation of patterns deleted",
            project -> {
              project.delete(source("base", "Grid"));
              project.replace(source("base", "BaseDialect"), ", Grid.class", "");
            }));
    replace(all, "another name in the text of patterns", "Grid", "\"grid\"", "\"net\"");
    replace(
        all, "another rewrite", "Rules", "rewrite = \"$x\"", "rewrite = \"(base.grid $x, $a)\"");
    replace(all, "an option more", "Shrink", "int limit,", "int limit, boolean all,");
    replace(all, "an option of another type", "Shrink", "int limit", "String limit");
    replace(all, "no pass", "Shrink", "@Pass(name = \"shrink\")\n", "");
  }

  static void addListedEnum(DemoProject project) {
    project.write(source("base", "Colour"), ENUM);
    project.replace(source("base", "BaseDialect"), "types =", "attributes = Colour.class, types =");
  }

  private static void addTraits(List<Edit> all) {
    replace(all, "another default of a trait", "Large", "default 2", "default 4");
    replace(all, "no default of a trait", "Large", " default 2", "");
    replace(all, "other words of a trait", "Large", "is at least", "is no less than");
    replace(all, "an element less of a trait's order", "Large", ", \"size\"})", "})");
    replace(all, "an element of another type", "Large", "int size", "long size");
    replace(all, "an element renamed", "Large", "int size() default", "int least() default");
    replace(all, "another check", "Large", "test(Type of", "test(dev.ods.ir.Value of");
    replace(all, "an unknown class in a check", "Large", "test(Type of", "test(Unknown of");
    replace(all, "a trait of another member", "Grid", "\"input\"", "\"output\"");
  }

  /** An operation of this name inside a holder. */
  private static String nested(String name) {
    return "\n  @Op(dialect = BaseDialect.class, name = \""
        + name
        + "\") interface "
        + name
        + " {}";
  }

  private static void addErrors(List<Edit> all) {
    replace(all, "an error of syntax", "First", "public interface", "public interfac");
    replace(all, "no error of syntax", "First", "interfac First", "interface First");
    use(all, "an error of types", "Limits.MANY;", "Limits.NONE;");
    use(all, "no error of types", "Limits.NONE;", "Limits.MANY;");
    all.add(new Edit("a helper deleted", project -> project.delete(source("base", "Limits"))));
    replace(all, "an export less", "module-info", "  exports demo.base;\n", "");
  }

  private static void addUses(List<Edit> all) {
    use(all, "another body in the module that uses", "get(0)", "get(1)");
    all.add(
        new Edit(
            "a class that hides an imported one",
            project -> project.write(source("user", "Limits"), HIDING)));
    all.add(
        new Edit(
            "use of what is generated anew",
            project -> {
              String on = "Unary {\n  /** On. */\n  @Attr\n  boolean on();\n}";
              project.replace(source("base", "First"), "Unary {}", on);
              project.replace(
                  source("user", "Uses"),
                  "Things.firsts().get(0);",
                  "Things.firsts().get(0).on() ? null : null;");
            }));
    all.add(
        new Edit(
            "use of what is generated from a base anew",
            project -> {
              String more = "  /** More. */\n  @Operand\n  Value more();\n\n" + OUTPUT;
              project.replace(source("base", "Unary"), "\"output\"})", "\"more\", \"output\"})");
              project.replace(source("base", "Unary"), OUTPUT, more);
              project.replace(
                  source("base", "Things"),
                  "\"of \" + Limits.MANY",
                  "\"of \" + new FirstOp.Adaptor(List.of(), null).more()");
            }));
  }

  private static void replace(List<Edit> all, String name, String file, String from, String to) {
    all.add(new Edit(name, project -> project.replace(source("base", file), from, to)));
  }

  private static void use(List<Edit> all, String name, String from, String to) {
    all.add(new Edit(name, project -> project.replace(source("user", "Uses"), from, to)));
  }

  @Override
  public String toString() {
    return name;
  }
}
