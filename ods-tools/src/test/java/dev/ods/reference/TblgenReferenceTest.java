// SPDX-License-Identifier: Apache-2.0
package dev.ods.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.Exemptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The pages state what those of {@code mlir-tblgen --gen-dialect-doc} state of the same operations:
 * their syntax, and the names and constraints of their attributes, operands, results and
 * successors. It writes no table of regions. A result without a name there has one here.
 */
class TblgenReferenceTest {
  private static final Pattern FIGURES =
      Pattern.compile("of (\\d+) operations, (\\d+) facts are equal [^.]*?, and (\\d+) are not");

  private static final Path PAGES = ProjectPages.ROOT.resolve("docs/dialects");

  @Test
  void pagesStateTheSame() throws IOException, InterruptedException {
    Map<String, String> different = new TreeMap<>();
    Set<String> unknown = new TreeSet<>();
    int equal = 0;
    int ops = 0;
    for (String name : MlirDefinitions.DIALECTS.keySet()) {
      Map<String, Map<String, String>> theirs =
          ReferencePage.read(
              MlirDefinitions.generate(name, "--gen-dialect-doc", "-dialect=" + name));
      Map<String, Map<String, String>> ours =
          ReferencePage.read(Files.readString(PAGES.resolve(name + ".md")));
      unknown.addAll(ours.keySet());
      unknown.removeAll(theirs.keySet());
      ours.keySet().retainAll(theirs.keySet());
      ops += ours.size();
      for (Map.Entry<String, Map<String, String>> op : ours.entrySet()) {
        equal += compare(op.getKey(), theirs.get(op.getKey()), op.getValue(), different);
      }
    }
    unknown.removeAll(MlirDefinitions.WITHOUT_DEFINITION);
    System.out.printf(
        "%d operations: %d facts are equal to mlir-tblgen's, %d are not%n",
        ops, equal, different.size());
    assertEquals(Set.of(), unknown, "operations that MLIR does not have");
    assertTrue(ops > 400 && equal > 1000, ops + " operations, " + equal + " facts");
    assertEquals(List.of(ops, equal, different.size()), documented(), "in docs/architecture.md");
    Exemptions.read(TblgenReferenceTest.class, "differences.txt").check(different);
  }

  /** The figures that the documentation states. */
  private static List<Integer> documented() throws IOException {
    Matcher figures =
        FIGURES.matcher(Files.readString(ProjectPages.ROOT.resolve("docs/architecture.md")));
    assertTrue(figures.find(), FIGURES.toString());
    return IntStream.rangeClosed(1, figures.groupCount())
        .mapToObj(group -> Integer.parseInt(figures.group(group)))
        .toList();
  }

  private static int compare(
      String op, Map<String, String> theirs, Map<String, String> ours, Map<String, String> wrong) {
    int equal = 0;
    Set<String> facts = new TreeSet<>(theirs.keySet());
    facts.addAll(ours.keySet());
    facts.remove("Regions");
    for (String fact : facts) {
      String their = theirs.getOrDefault(fact, "");
      String our = ours.getOrDefault(fact, "");
      if (their.equals(our) || their.equals(our.replaceAll("(?m)^\\w+: ", "?: "))) {
        equal++;
      } else {
        wrong.put(op + "/" + fact, "\n  MLIR: " + their + "\n  here: " + our);
      }
    }
    return equal;
  }
}
