// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.RegionTraitVerifier;
import dev.ods.trait.StructuralTrait;
import dev.ods.trait.TraitVerifier;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The verifier's hooks for dialects, and their order. */
final class VerifierHooksTest {
  /** The hooks called, in order; tests of one class do not run in parallel. */
  private static final List<String> LOG = new ArrayList<>();

  private static String failing = "";

  private static boolean run(String what, Operation op, Diagnostics d) {
    LOG.add(what);
    if (what.equals(failing)) {
      d.opError(op, what + " failed");
      return false;
    }
    return true;
  }

  /** A dialect's own structural trait. */
  public static final class Structural implements StructuralTrait, TraitVerifier {
    /** For the verifier. */
    public Structural() {}

    @Override
    public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
      return run("structural", operation, diagnostics);
    }
  }

  /** A dialect's own trait with two checks. */
  public static final class Both implements TraitVerifier, RegionTraitVerifier {
    /** For the verifier. */
    public Both() {}

    @Override
    public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
      return run("trait", operation, diagnostics);
    }

    @Override
    public boolean verifyRegionTrait(Operation operation, Diagnostics diagnostics) {
      return run("region trait", operation, diagnostics);
    }
  }

  /** A trait that the verifier cannot instantiate. */
  static final class Hidden implements TraitVerifier {
    @Override
    public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
      return true;
    }
  }

  private static final class Checked extends TestIr.Model
      implements OpVerifier, CustomVerifier, CustomRegionVerifier {
    Checked() {
      super(TestIr.definition("h.checked", 1, List.of(Both.class, Structural.class)));
    }

    @Override
    public void verifyInvariants(Operation operation, Diagnostics d) {
      run("invariants", operation, d);
    }

    @Override
    public void verifyOperation(OpView view, Diagnostics d) {
      run("own", view.operation(), d);
    }

    @Override
    public void verifyRegionInvariants(OpView view, Diagnostics d) {
      run("own regions", view.operation(), d);
    }
  }

  private static final class Leaf extends TestIr.Model {
    Leaf() {
      super(TestIr.definition("h.leaf", 0, List.of(Both.class)));
    }
  }

  private static final class Inner extends TestIr.Model implements OpVerifier {
    Inner() {
      super(TestIr.definition("h.inner", 0, List.of()));
    }

    @Override
    public void verifyInvariants(Operation operation, Diagnostics d) {
      run("inner", operation, d);
    }
  }

  private static final class User extends TestIr.Model {
    User() {
      super(TestIr.definition("h.user", 0, List.of()));
    }

    @Override
    public OpView view(Operation operation) {
      return new UserView(operation);
    }
  }

  private record UserView(Operation operation) implements SymbolUserOpInterface {
    @Override
    public void verifySymbolUses(SymbolTableCollection tables, Diagnostics d) {
      SymbolRefAttr reference = (SymbolRefAttr) operation.attribute("ref");
      if (reference == null || tables.lookupNearest(operation, reference) == null) {
        d.opError(operation, "refers to nothing");
      }
    }
  }

  private static final class Hooks extends DialectDefinition implements DialectVerifier {
    private final List<OpModel> models =
        List.of(
            new Checked(),
            new Inner(),
            new Leaf(),
            new User(),
            new TestIr.Model(TestIr.definition("h.isolated", 1, List.of(IsolatedFromAbove.class))),
            new TestIr.Model(TestIr.definition("h.hidden", 0, List.of(Hidden.class))));

    Hooks() {
      super("h");
    }

    @Override
    public List<OpModel> operations() {
      return models;
    }

    @Override
    public void verifyOperationAttribute(
        Operation operation, NamedAttribute attribute, Diagnostics d) {
      run(attribute.name(), operation, d);
    }
  }

  private final Context context = Context.create();
  private final Diagnostics diagnostics = new Diagnostics().showOperations(false);
  private OpBuilder builder;
  private Operation module;

  VerifierHooksTest() {
    context.load(new Hooks());
    context.allowUnregisteredDialects(true);
    builder = OpBuilder.create(context);
    module = TestIr.module(builder);
    builder.setInsertionPointToEnd(module.region(0).first());
  }

  @BeforeEach
  void forget() {
    LOG.clear();
    failing = "";
  }

  private Operation checkedWithInner() {
    Operation checked = TestIr.create(builder, "h.checked", List.of(), 0, 1);
    OpBuilder inside = OpBuilder.atEnd(checked.region(0).addBlock());
    TestIr.create(inside, "h.inner", List.of(), 0, 0);
    TestIr.create(inside, "unknown.end", List.of(), 0, 0);
    return checked;
  }

  private List<String> errors() {
    return diagnostics.list().stream().map(d -> d.message()).toList();
  }

  @Test
  void checksRunInTheSpecifiedOrder() {
    checkedWithInner();
    assertTrue(Verifier.verify(module, diagnostics));
    assertEquals(
        List.of("structural", "invariants", "trait", "own", "inner", "region trait", "own regions"),
        LOG);
  }

  @Test
  void checksOfRegionsRunAlsoWithoutRegions() {
    TestIr.create(builder, "h.leaf", List.of(), 0, 0);
    assertTrue(Verifier.verify(module, diagnostics));
    assertEquals(List.of("trait", "region trait"), LOG);
  }

  @Test
  void theFirstErrorStopsTheChecks() {
    for (String step :
        List.of("structural", "invariants", "trait", "own", "inner", "region trait")) {
      LOG.clear();
      failing = step;
      Diagnostics fresh = new Diagnostics().showOperations(false);
      if (module.region(0).first().isEmpty()) {
        checkedWithInner();
      }
      assertFalse(Verifier.verify(module, fresh));
      assertEquals(1, fresh.errorCount());
      assertEquals(step, LOG.get(LOG.size() - 1));
    }
  }

  @Test
  void dialectsVerifyAttributesWithTheirPrefix() {
    Operation op = TestIr.create(builder, "unknown.op", List.of(), 0, 0);
    op.setAttribute("h.a", UnitAttr.get(context));
    op.setAttribute("hh.b", UnitAttr.get(context));
    op.setAttribute("h", UnitAttr.get(context));
    assertTrue(Verifier.verify(module, diagnostics));
    assertEquals(List.of("h.a"), LOG);
    failing = "h.a";
    assertFalse(Verifier.verify(module, diagnostics));
  }

  @Test
  void symbolUsesAreVerifiedWhenTheTableIsComplete() {
    Operation user = TestIr.create(builder, "h.user", List.of(), 0, 0);
    user.setAttribute("ref", SymbolRefAttr.get(context, "later"));
    assertFalse(Verifier.verify(module, diagnostics));
    assertEquals(List.of("'h.user' op refers to nothing"), errors());
    diagnostics.clear();
    Operation symbol = TestIr.create(builder, "unknown.symbol", List.of(), 0, 0);
    symbol.setAttribute(Symbols.NAME, StringAttr.get(context, "later"));
    assertTrue(Verifier.verify(module, diagnostics));
    assertEquals(symbol, Symbols.lookupNearest(user, SymbolRefAttr.get(context, "later")));
    assertEquals(module, Symbols.nearestTable(user));
  }

  @Test
  void symbolUsesAreVerifiedWhicheverThreadFindsThem() {
    for (int i = 0; i < 20; i++) {
      Operation scope = TestIr.create(builder, "h.isolated", List.of(), 0, 1);
      OpBuilder inside = OpBuilder.atEnd(scope.region(0).addBlock());
      TestIr.create(inside, i == 0 ? "h.user" : "unknown.op", List.of(), 0, 0);
      TestIr.create(inside, "unknown.end", List.of(), 0, 0);
    }
    ForkJoinPool pool = new ForkJoinPool(2);
    try {
      assertFalse(Verifier.verify(module, diagnostics, pool));
    } finally {
      pool.shutdown();
    }
    assertEquals(List.of("'h.user' op refers to nothing"), errors());
  }

  @Test
  void visibilityDefaultsToPublic() {
    Operation symbol = TestIr.create(builder, "unknown.symbol", List.of(), 0, 0);
    assertEquals(Symbols.Visibility.PUBLIC, Symbols.visibility(symbol));
    Symbols.setVisibility(symbol, Symbols.Visibility.NESTED);
    assertEquals(Symbols.Visibility.NESTED, Symbols.visibility(symbol));
    Symbols.setVisibility(symbol, Symbols.Visibility.PUBLIC);
    assertEquals(null, symbol.attribute(Symbols.VISIBILITY));
  }

  @Test
  void reportsHowToFixATraitThatCannotBeInstantiated() {
    TestIr.create(builder, "h.hidden", List.of(), 0, 0);
    IllegalStateException error =
        assertThrows(IllegalStateException.class, () -> Verifier.verify(module, diagnostics));
    assertTrue(error.getMessage().contains("make it a public class"), error.getMessage());
  }

  @Test
  void rejectsUnregisteredDialectsUnlessAllowed() {
    TestIr.create(builder, "unknown.op", List.of(), 0, 0);
    context.allowUnregisteredDialects(false);
    assertFalse(Verifier.verify(module, diagnostics));
    assertEquals(
        List.of(
            "'unknown.op' op created with unregistered dialect. If this is intended, please call"
                + " allowUnregisteredDialects() on the MLIRContext, or use"
                + " -allow-unregistered-dialect with the MLIR opt tool used"),
        errors());
  }

  @Test
  void rejectsUnknownOperationsUnlessTheirDialectAllowsThem() {
    TestIr.create(builder, "h.unknown", List.of(), 0, 0);
    assertFalse(Verifier.verify(module, diagnostics));
    assertEquals(
        List.of(
            "unregistered operation 'h.unknown' found in dialect ('h') that does not allow unknown"
                + " operations"),
        errors());
  }
}
