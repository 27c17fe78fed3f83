// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.ArrayAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.DialectDefinition;
import dev.ods.testing.Share;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Instances are found from declarations alone: of an operation for each constraint, confinement and
 * trait, by {@code declarations.txt} and the tables of the modules that declare these.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DeclarationsTest {
  private static final int COUNT = 5;
  private static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));
  private static final Path TABLE = Path.of("src/test/resources/dev/ods/laws/declarations.txt");
  private static final Path CONSTRAINTS =
      Path.of("ods-runtime/src/test/resources/dev/ods/verify/constraints.txt");
  private static final Path TRAITS =
      Path.of("ods-runtime/src/test/resources/dev/ods/verify/traits.txt");
  private static final Path COMPOSED =
      Path.of("ods-processor/src/test/resources/dev/ods/processor/composed-constraints.txt");
  private static final Path ANNOTATIONS =
      Path.of("ods-annotations/src/main/java/dev/ods/annotation");
  private static final Path CONFINEMENTS =
      Path.of("ods-runtime/src/main/java/dev/ods/constraint/annotated");

  /**
   * Why no instance is found of an operation of which an operand's type follows from a result's.
   */
  private static final String EXEMPT = "the type of an operand is computed by code of the author";

  /** The row of a constraint that is for optional attributes only. */
  private static final String OPTIONAL = " | @Attr(%s.class) Optional<Attribute> x();";

  /** What follows it in the table. */
  private static final String EXEMPTED = "# exempt: ";

  /** What is declared beside the operations. */
  private static final String COMMON =
      """
      /** A type without parameters. */
      @TypeDef(dialect = My.class, mnemonic = "plain")
      record Plain() implements MemRefElementTypeInterface {}

      /** A type that may have another one. */
      @TypeDef(dialect = My.class, mnemonic = "choice")
      @AssemblyFormat("(`<` $of^ `>`)?")
      record Choice(Optional<Type> of) {}

      /** A type with a number and a type. */
      @TypeDef(dialect = My.class, mnemonic = "sized")
      @AssemblyFormat("`<` $size `,` $elementType `>`")
      record Sized(int size, Type elementType) implements VectorElementTypeInterface {
        void verify(Diagnostics diagnostics, Location location) {
          if (size < 0) {
            diagnostics.error(location, "the size must not be negative");
          }
        }
      }

      /** Sized types of one element. */
      @Summary("sized type of one element")
      interface Small {
        public static boolean test(Type type) {
          return type instanceof SizedType sized && sized.size() == 1;
        }
      }

      /** Modes. */
      @EnumAttr
      enum Mode { FAST, SAFE }

      /** A level. */
      @AttrDef(dialect = My.class, mnemonic = "level")
      @AssemblyFormat("`<` $height `>`")
      record Level(int height) {}

      /** Levels. */
      @AttrDef(dialect = My.class, mnemonic = "holder")
      @AssemblyFormat("`<` $levels `>`")
      record Holder(List<LevelAttr> levels) {
        void verify(Diagnostics diagnostics, Location location) {
          if (levels.isEmpty()) {
            diagnostics.error(location, "needs a level");
          }
        }
      }

      /** Arrays of levels. */
      @TypedArrayAttr(LevelAttr.class)
      @Summary("array of levels")
      interface Levels {}

      /** A number that is divisible by another one. */
      @ConfinedBy(value = MultipleOf.Check.class, summary = "that is a multiple of {value}")
      @interface MultipleOf {
        long value();

        final class Check {
          public static boolean test(Attribute attribute, long value) {
            return attribute instanceof IntegerAttr integer && integer.value() % value == 0;
          }
        }
      }

      /** May have operations of others in it. */
      @Op(dialect = My.class, name = "parent")
      @Trait({SingleBlock.class, NoTerminator.class})
      interface Parent {
        Region body();
      }

      /** Ends a block. */
      @Op(dialect = My.class, name = "end")
      @Trait(Terminator.class)
      interface End {}

      /** What types are computed with. */
      final class Maps {
        public static final class ElementOf {
          public static Type apply(Type type) {
            return ((TensorType) type).elementType();
          }
        }

        public static final class Twice {
          public static Type apply(Type type) {
            SizedType sized = (SizedType) type;
            return SizedType.get(2 * sized.size() + 4711, sized.elementType());
          }
        }

        public static final class Transposed {
          public static Type apply(Type type) {
            VectorType vector = (VectorType) type;
            return VectorType.get(
                new long[] {vector.dimension(1), vector.dimension(0)}, vector.elementType());
          }
        }

        public static final class Wider {
          public static boolean test(Type x, Type y) {
            return ((IntegerType) x).width() + 1 == ((IntegerType) y).width();
          }
        }

        public static final class Sum {
          public static boolean test(long[] x, Type y) {
            return x.length == ((IntegerType) y).width();
          }
        }
      }
      """;

  /** The operations by their names, and what declares them. */
  private final Map<String, String> rows = new LinkedHashMap<>();

  /** The operations of which no instance is found. */
  private final List<String> exempt = new ArrayList<>();

  private final DialectDefinition dialect;

  DeclarationsTest(@TempDir Path work) throws IOException {
    for (String line : Files.readAllLines(TABLE)) {
      if (line.startsWith(EXEMPTED)) {
        exempt.add("my.own" + rows.size());
        rows.put("own" + rows.size(), line.substring(EXEMPTED.length()));
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        rows.put("own" + rows.size(), line);
      }
    }
    for (String[] cells : constraints(CONSTRAINTS)) {
      boolean isDeclared = rows.containsValue(OPTIONAL.formatted(cells[0]));
      if (cells[0].matches("\\w+") && !cells[1].equals("region") && !isDeclared) {
        addConstrained("constraint", cells[1], "(%s.class)".formatted(cells[0]), "");
      }
    }
    for (String[] cells : constraints(COMPOSED)) {
      addConstrained("composed", cells[1], "", cells[0]);
    }
    dialect = dialect(work);
  }

  private void addConstrained(String kind, String of, String argument, String annotations) {
    String member =
        of.equals("type")
            ? "@Operand%1$s %2$s Value x(); @Result%1$s %2$s Value y();"
            : "@Attr%s %s Attribute x();";
    rows.put(kind + rows.size(), " | " + member.formatted(argument, annotations));
  }

  private static List<String[]> constraints(Path table) throws IOException {
    List<String> lines = Files.readAllLines(ROOT.resolve(table));
    return lines.subList(lines.indexOf("constraints") + 1, lines.size()).stream()
        .map(line -> line.split(" \\| ", -1))
        .toList();
  }

  private DialectDefinition dialect(Path work) {
    Map<String, String> sources = new LinkedHashMap<>();
    StringBuilder declared = new StringBuilder(COMMON);
    List<String> operations = new ArrayList<>(List.of("Parent", "End"));
    rows.forEach(
        (name, row) -> {
          String[] cells = row.split("\\|", 2);
          String type = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
          operations.add(type);
          declared.append(
              "/** An operation. */\n@Op(dialect = My.class, name = \"%s\")\n%sinterface %s {%s}\n"
                  .formatted(name, cells[0], type, cells[1]));
        });
    sources.put("Declared", declared.toString());
    sources.put(
        "My",
        """
        @Dialect(
            name = "my",
            types = {Plain.class, Choice.class, Sized.class},
            attributes = {Level.class, Holder.class},
            ops = {%s})
        /** My dialect. */
        public interface My {}
        """
            .formatted(operations.stream().map(name -> name + ".class").collect(joining(", "))));
    return DeclaredDialect.compile(sources, "My", work);
  }

  @TestFactory
  Stream<DynamicTest> lawsHoldForInstances() {
    DialectLaws laws = laws();
    exempt.forEach(operation -> laws.without(operation, EXEMPT));
    return Share.of(laws.tests().toList()).stream();
  }

  @Test
  void exemptionsAreNeeded() {
    assertEquals(1, exempt.size());
    for (String operation : exempt) {
      Executable test = test(laws(), operation);
      String message = assertThrows(AssertionError.class, test).getMessage();
      assertTrue(message.startsWith("no valid '" + operation + "' was found: "), message);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"List<LevelAttr> x()", "@ArrayMinCount(2) List<Mode> x()"})
  void listsHaveElements(String members) throws Throwable {
    Set<Attribute> found = new HashSet<>();
    String operation = named(members);
    DialectLaws laws =
        laws()
            .where(
                operation,
                op -> {
                  Attribute value = op.attribute("x");
                  if (value != null) {
                    found.add(value);
                  }
                  return true;
                });
    test(laws, operation).execute();
    List<Attribute> arrays =
        found.stream().filter(value -> value instanceof ArrayAttr a && a.size() > 1).toList();
    assertTrue(arrays.size() > 3, found.toString());
  }

  private DialectLaws laws() {
    return DialectLaws.of(dialect).count(COUNT);
  }

  private static Executable test(DialectLaws laws, String operation) {
    return laws.tests()
        .filter(test -> test.getDisplayName().equals(operation))
        .findAny()
        .orElseThrow()
        .getExecutable();
  }

  private String named(String members) {
    return rows.entrySet().stream()
        .filter(row -> row.getValue().equals(" | @Attr " + members + ";"))
        .map(row -> "my." + row.getKey())
        .findAny()
        .orElseThrow();
  }

  /** Whatever may be required of operations has a row. */
  @Test
  void theTableIsComplete() throws IOException {
    String table = Files.readString(TABLE);
    Set<String> missing = new TreeSet<>();
    for (String name : classes(CONFINEMENTS)) {
      if (!table.contains("@" + name)) {
        missing.add("@" + name);
      }
    }
    for (String name : classes(ANNOTATIONS)) {
      String source = Files.readString(ROOT.resolve(ANNOTATIONS).resolve(name + ".java"));
      if (source.contains("\n * Requires that ") && !table.contains("@" + name + "(")) {
        missing.add("@" + name);
      }
    }
    for (String line : Files.readAllLines(ROOT.resolve(TRAITS))) {
      String name = line.split(" ", 2)[0];
      if (!line.startsWith("#") && !table.matches("(?s).*\\b" + trait(name) + "\\b.*")) {
        missing.add(name);
      }
    }
    assertEquals(Set.of(), missing);
  }

  private static List<String> classes(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve(directory))) {
      return files
          .map(file -> file.getFileName().toString().replace(".java", ""))
          .filter(name -> !name.equals("package-info"))
          .toList();
    }
  }

  /** How a trait is declared that is an annotation. */
  private static String trait(String name) {
    return name.replaceFirst("Trait$", "");
  }
}
