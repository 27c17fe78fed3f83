// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.Segments;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The base classes of generated code, tested on a model as the processor writes it. */
class GeneratedModelTest {
  private static final int COUNT = 0;
  private static final int NAME = 1;
  private static final int FLAG = 2;
  private static final int OPERANDS = 3;

  private final Context context = Context.create();
  private final OpBuilder builder = OpBuilder.create(context);

  GeneratedModelTest() {
    context.load(new TestDialect());
  }

  private static final class TestDialect extends DialectDefinition {
    TestDialect() {
      super("t");
    }

    @Override
    public List<OpModel> operations() {
      return List.of(MixOp.MODEL, OtherOp.MODEL);
    }
  }

  private static final class OtherOp extends GeneratedOp {
    static final OpModel MODEL = new OtherModel();

    private OtherOp(Operation operation) {
      super(operation);
    }

    private static final class OtherModel extends GeneratedModel {
      OtherModel() {
        super(define(ApiLevel.CURRENT, "t.other", ""));
      }

      @Override
      public GeneratedOp view(Operation operation) {
        return new OtherOp(operation);
      }
    }
  }

  private static final class MixOp extends GeneratedOp {
    static final GeneratedAssembly MODEL = new MixModel();

    private MixOp(Operation operation) {
      super(operation);
    }

    private static final class Adaptor extends GeneratedAdaptor {
      Adaptor(MixOp op) {
        super(op);
      }

      List<Value> all() {
        return operands;
      }

      IntegerAttr count() {
        return attributes.get("count", IntegerAttr.class);
      }
    }

    private static final class MixModel extends GeneratedAssembly {
      MixModel() {
        super(
            define(ApiLevel.CURRENT, "t.mix", "Mixes")
                .description("Everything.")
                .operand("first", "any type", Arity.OPTIONAL)
                .operand("rest", "any type", Arity.VARIADIC)
                .attribute("count", AttributeKind.I32, "small number", "3")
                .attribute("name", StringAttr.class, "name")
                .optionalAttribute("flag", AttributeKind.BOOL, "flag")
                .operandSegments()
                .assemblyFormat("$name attr-dict")
                .written(NAME, OPERANDS));
      }

      @Override
      public GeneratedOp view(Operation operation) {
        return new MixOp(operation);
      }

      @Override
      protected Attribute initialValue(int property, Context context) {
        return IntegerAttr.i32(context, 3);
      }

      @Override
      protected boolean satisfies(int property, Attribute value) {
        return property != COUNT || ((IntegerAttr) value).value() < 10;
      }

      @Override
      public boolean parse(OpAsmParser parser, OperationState state) {
        return false;
      }

      @Override
      public void print(OpAsmPrinter printer, Operation op) {}
    }
  }

  private Operation mix(NamedAttribute... attributes) {
    return builder.create(
        builder
            .state(MixOp.MODEL, UnknownLoc.get(context))
            .addOperands(List.of())
            .setAttributes(List.of(attributes)));
  }

  private NamedAttribute named(String name, Attribute value) {
    return new NamedAttribute(name, value);
  }

  @Test
  void populatesDefaults() {
    Operation op = mix(named("name", StringAttr.get(context, "x")));
    assertEquals(IntegerAttr.i32(context, 3), op.property(COUNT));
    assertEquals(Segments.of(context, 0, 0), op.property(OPERANDS));
    assertNull(op.property(FLAG));
    Operation other = mix(named("count", IntegerAttr.i32(context, 4)));
    assertEquals(IntegerAttr.i32(context, 4), other.property(COUNT));
  }

  @Test
  void elidesDefaultsAndAttributesOfTheFormat() {
    assertTrue(MixOp.MODEL.elides(NAME, StringAttr.get(context, "x")));
    assertTrue(MixOp.MODEL.elides(OPERANDS, Segments.of(context, 0, 0)));
    assertTrue(MixOp.MODEL.elides(COUNT, IntegerAttr.i32(context, 3)));
    assertFalse(MixOp.MODEL.elides(COUNT, IntegerAttr.i32(context, 4)));
    assertFalse(MixOp.MODEL.elides(FLAG, BoolAttr.get(context, true)));
  }

  @Test
  void checksTheKindThenTheConstraint() {
    assertEquals(
        "small number", MixOp.MODEL.violatedConstraint(COUNT, IntegerAttr.i64(context, 3)));
    assertEquals("small number", MixOp.MODEL.violatedConstraint(COUNT, UnitAttr.get(context)));
    assertEquals(
        "small number", MixOp.MODEL.violatedConstraint(COUNT, IntegerAttr.i32(context, 10)));
    assertNull(MixOp.MODEL.violatedConstraint(COUNT, IntegerAttr.i32(context, 9)));
    assertEquals("name", MixOp.MODEL.violatedConstraint(NAME, UnitAttr.get(context)));
    assertNull(MixOp.MODEL.violatedConstraint(OPERANDS, UnitAttr.get(context)));
  }

  @Test
  void holdsAttributesOfTheStorageClass() {
    assertTrue(MixOp.MODEL.canHold(COUNT, IntegerAttr.i64(context, 3)));
    assertFalse(MixOp.MODEL.canHold(COUNT, StringAttr.get(context, "3")));
    assertFalse(MixOp.MODEL.canHold(FLAG, IntegerAttr.i32(context, 1)));
    assertTrue(MixOp.MODEL.canHold(FLAG, BoolAttr.get(context, true)));
  }

  @Test
  void verifiesDeclaredAttributes() {
    Diagnostics diagnostics = new Diagnostics();
    MixOp.MODEL.verifyInvariants(mix(), diagnostics);
    Attribute ten = IntegerAttr.i32(context, 10);
    NamedAttribute name = named("name", StringAttr.get(context, "x"));
    MixOp.MODEL.verifyInvariants(mix(name, named("count", ten)), diagnostics);
    MixOp.MODEL.verifyInvariants(mix(name), diagnostics);
    assertEquals(
        List.of(
            "'t.mix' op requires attribute 'name'",
            "'t.mix' op attribute 'count' failed to satisfy constraint: small number"),
        diagnostics.list().stream().map(d -> d.message()).toList());
  }

  @Test
  void viewsAreEqualByClassAndOperation() {
    Operation op = mix();
    MixOp view = (MixOp) MixOp.MODEL.require(op);
    assertEquals(view, op.view());
    assertEquals(view.hashCode(), op.view().hashCode());
    assertNotEquals(view, new MixOp(mix()));
    assertNotEquals(view, new OtherOp(op));
    assertEquals(op.toString(), view.toString());
    IllegalArgumentException wrong =
        assertThrows(IllegalArgumentException.class, () -> OtherOp.MODEL.require(op));
    assertEquals("expected 't.other' but got 't.mix'", wrong.getMessage());
  }

  @Test
  void anAdaptorReadsTheOperation() {
    MixOp.Adaptor adaptor = new MixOp.Adaptor(new MixOp(mix()));
    assertEquals(List.of(), adaptor.all());
    assertEquals(IntegerAttr.i32(context, 3), adaptor.count());
  }

  @Test
  void propertiesAreReadByClass() {
    Operation op = mix();
    assertEquals(IntegerAttr.i32(context, 3), op.property(COUNT, IntegerAttr.class));
    IllegalStateException absent =
        assertThrows(IllegalStateException.class, () -> op.property(NAME, StringAttr.class));
    assertEquals(
        "'t.mix' has no StringAttr in attribute slot 1: verify it before reading its attributes",
        absent.getMessage());
    assertThrows(IllegalStateException.class, () -> op.property(COUNT, StringAttr.class));
  }

  @Test
  void kindsMatchMlirsStorageClasses() {
    Attribute longs = DenseArrayAttr.ofLongs(context, new long[] {1});
    Attribute array = ArrayAttr.get(context, List.of(IntegerAttr.i64(context, 1)));
    Attribute number = FloatAttr.f32(context, 1);
    // MLIR has distinct classes for these, which share one here.
    assertFalse(AttributeKind.DENSE_I32.canHold(longs));
    assertTrue(AttributeKind.DENSE_I64.canHold(longs));
    assertTrue(AttributeKind.DENSE_I64.test(longs));
    // Others are distinguished by their constraints only.
    assertTrue(AttributeKind.I32_ARRAY.canHold(array));
    assertFalse(AttributeKind.I32_ARRAY.test(array));
    assertTrue(AttributeKind.I64_ARRAY.test(array));
    assertTrue(AttributeKind.F64.canHold(number));
    assertFalse(AttributeKind.F64.test(number));
    assertTrue(AttributeKind.TYPED.canHold(number));
    assertFalse(AttributeKind.TYPED.canHold(UnitAttr.get(context)));
  }

  @Test
  void onlyTheKindUnitHoldsUnits() {
    for (AttributeKind kind : AttributeKind.values()) {
      boolean unit = kind == AttributeKind.UNIT;
      assertEquals(unit, kind.canHold(UnitAttr.get(context)), kind.name());
      assertEquals(
          unit || kind == AttributeKind.TYPED, kind.test(UnitAttr.get(context)), kind.name());
    }
  }
}
