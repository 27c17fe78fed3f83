// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.codegen.OdsVerification;
import dev.ods.constraint.AnyType;
import dev.ods.constraint.annotated.IntMinValue;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.text.Parser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every constraint of the vocabulary accepts the types, attributes or regions that MLIR's of that
 * name accepts, and rejects the others with its words, by {@code constraints.txt}.
 */
final class ConstraintVerdictsTest {
  /** Constraints without a row. */
  private static final Map<String, String> EXEMPT =
      Map.of("BF16Attr", "MLIR has no definition of it", "AnySuccessor", "accepts every block");

  /** Constraints that accept all, or nothing that is there. */
  private static final Set<String> ONE_SIDED =
      Set.of("AnyAttr", "AnyRegion", "AnyType", "IsNullAttr");

  private final Context context = Context.create();
  private final Location location = UnknownLoc.get(context);
  private final List<Type> types = new ArrayList<>();
  private final List<Attribute> attributes = new ArrayList<>();
  private final List<VerdictRow> rows = new ArrayList<>();

  ConstraintVerdictsTest() throws IOException {
    context.allowUnregisteredDialects(true);
    String section = "";
    for (String line : lines()) {
      if (line.startsWith("#")) {
        continue;
      }
      if (Set.of("types", "attributes", "constraints").contains(line)) {
        section = line;
      } else if (section.equals("types")) {
        types.add(Objects.requireNonNull(Parser.parseType(line, context, new Diagnostics()), line));
      } else if (section.equals("attributes")) {
        attributes.add(
            Objects.requireNonNull(Parser.parseAttribute(line, context, new Diagnostics()), line));
      } else {
        rows.add(VerdictRow.of(line));
      }
    }
    context.load(new Judged(rows));
  }

  private static List<String> lines() throws IOException {
    try (InputStream in = ConstraintVerdictsTest.class.getResourceAsStream("constraints.txt")) {
      byte[] bytes = Objects.requireNonNull(in, "constraints.txt").readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    }
  }

  /** The operation of each row has one operand, attribute or region. */
  private static final class Judged extends DialectDefinition {
    private final List<VerdictRow> rows;

    Judged(List<VerdictRow> rows) {
      super("c");
      this.rows = rows;
    }

    @Override
    public List<OpModel> operations() {
      return IntStream.range(0, rows.size()).mapToObj(i -> model("c.r" + i, rows.get(i))).toList();
    }

    private static OpModel model(String name, VerdictRow row) {
      TestOp op = new TestOp(name);
      return switch (row.kind()) {
        case "type" -> op.operand(Arity.SINGLE, row::test, row.summary()).model();
        case "attribute" ->
            (row.name().equals("IsNullAttr")
                    ? op.optional("x", row::test, "any attribute " + row.summary())
                    : op.attribute("x", row::test, row.summary()))
                .model();
        default ->
            op.region("x")
                .predicate(
                    (operation, d) ->
                        OdsVerification.region(
                            operation, 0, "x", row.test(operation.region(0)), row.summary(), d))
                .model();
      };
    }
  }

  /** The error about an operation with one of the subjects of its kind, or an empty string. */
  private String error(int row, int subject) {
    OpBuilder outside = OpBuilder.create(context);
    OperationState holder = outside.state(context.operationName("x.holder"), location);
    OpBuilder builder = OpBuilder.atEnd(holder.addRegion().addBlock());
    Operation parent = outside.create(holder);
    String kind = rows.get(row).kind();
    Value operand = kind.equals("type") ? value(builder, types.get(subject)) : null;
    OperationState state = builder.state(context.operationName("c.r" + row), location);
    state.addOptionalOperand(operand);
    if (kind.equals("attribute")) {
      state.setAttribute("x", attributes.get(subject));
    } else if (kind.equals("region")) {
      state.addRegion();
    }
    Operation operation = builder.create(state);
    if (kind.equals("region")) {
      addBlocks(operation.region(0), subject);
    }
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    boolean valid = Verifier.verify(operation, diagnostics);
    assertEquals(valid, diagnostics.list().isEmpty());
    assertNotNull(parent);
    return valid
        ? ""
        : diagnostics.list().get(0).message().replace("'" + operation.name() + "' op ", "");
  }

  private Value value(OpBuilder builder, Type type) {
    OperationState state = builder.state(context.operationName("x.value"), location);
    return builder.create(state.addType(type)).result(0);
  }

  private void addBlocks(Region region, int count) {
    for (int i = 0; i < count; i++) {
      OpBuilder inside = OpBuilder.atEnd(region.addBlock());
      inside.create(inside.state(context.operationName("x.end"), location));
    }
  }

  @Test
  void verdictsAreThoseOfMlir() {
    for (int row = 0; row < rows.size(); row++) {
      VerdictRow each = rows.get(row);
      StringBuilder verdicts = new StringBuilder();
      String first = "";
      for (int subject = 0; subject < each.verdicts().length(); subject++) {
        String error = error(row, subject);
        verdicts.append(error.isEmpty() ? '+' : '-');
        first = first.isEmpty() ? error : first;
      }
      assertEquals(each.verdicts(), verdicts.toString(), each.name());
      assertEquals(each.message(), first, each.name());
    }
  }

  @Test
  void eachConstraintIsAcceptedAndRejected() throws Exception {
    Set<String> judged = new TreeSet<>(EXEMPT.keySet());
    for (VerdictRow row : rows) {
      boolean both = row.verdicts().contains("+") && row.verdicts().contains("-");
      assertEquals(!ONE_SIDED.contains(row.name()), both, row.name());
      judged.add(row.constraint().getSimpleName());
    }
    Set<String> all = new TreeSet<>(constraints(AnyType.class));
    all.addAll(constraints(IntMinValue.class));
    assertEquals(all, judged, "constraints.txt: add rows of new constraints, run .ci/constraints");
  }

  /** The classes with a method {@code test} in the package of a class. */
  private static Set<String> constraints(Class<?> member) throws Exception {
    Path folder = Path.of(member.getResource(member.getSimpleName() + ".class").toURI());
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.list(folder.getParent())) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString().replace(".class", "");
        if (file.toString().endsWith(".class") && !name.matches("package-info|.*\\$.*|.*Test")) {
          Class<?> type = Class.forName(member.getPackageName() + "." + name);
          if (Arrays.stream(type.getMethods()).anyMatch(m -> m.getName().equals("test"))) {
            found.add(name);
          }
        }
      }
    }
    assertTrue(found.size() > 20, found.size() + " constraints");
    return found;
  }
}
