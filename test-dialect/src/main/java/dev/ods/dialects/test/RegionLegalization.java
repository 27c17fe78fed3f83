// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.UnitAttr;
import dev.ods.convert.ConversionRewriter;
import dev.ods.convert.SignatureConversion;
import dev.ods.convert.TypeConverter;
import dev.ods.dialects.test.FormatRegions.*;
import dev.ods.ir.*;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.List;
import java.util.Objects;

/** Patterns that move, create, convert and erase blocks and regions, some of which are undone. */
final class RegionLegalization {
  private static final String IS_LEGAL = "is_legal";

  private final TypeConverter converter;

  RegionLegalization(TypeConverter converter) {
    this.converter = converter;
  }

  void addTo(RewritePatternSet patterns) {
    patterns
        .add(NamedPattern.oneToOne("test.region", RegionLegalization::moveBlocks))
        .add(NamedPattern.oneToOne("test.detached_signature_conversion", this::convertSignature))
        .add(TestRegionBuilderOp.MODEL, "build-region", 1, RegionLegalization::buildRegion)
        .add(NamedPattern.oneToOne("test.create_block", (op, in, by) -> createBlock(op, by)))
        .add(NamedPattern.oneToOne("test.create_illegal_block", RegionLegalization::illegalBlock))
        .add(NamedPattern.oneToOne("test.undo_block_erase", RegionLegalization::eraseBlock))
        .add(NamedPattern.oneToOne("test.hoist_me", RegionLegalization::hoist))
        .add(NamedPattern.oneToOne("test.undo_detached_block_move", RegionLegalization::moveBody))
        .add(
            IllegalOpWithRegionAnchorOp.MODEL, "create-nested", 1, RegionLegalization::createNested)
        .add(NamedPattern.oneToOne("test.drop_region_op", converter, 1, this::dropRegion))
        .add(NamedPattern.of("test.post_order_legalization", converter, this::legalizeNested))
        .add(NamedPattern.oneToOne("test.convert_block_args", converter, 1, this::convertBlock));
  }

  /** Moves or copies the blocks of an operation to the region that it is in. */
  private static boolean moveBlocks(
      Operation op, List<Value> operands, ConversionRewriter rewriter) {
    Region around = Objects.requireNonNull(op.parentRegion());
    Region region = op.region(0);
    if (op.attribute("legalizer.should_clone") == null) {
      rewriter.inlineAtEnd(region, around);
    } else {
      rewriter.cloneAtEnd(region, around, IrMapping.create());
    }
    if (op.attribute("legalizer.erase_old_blocks") != null) {
      for (Block block = region.first(); block != null; block = region.first()) {
        rewriter.erase(block);
      }
    }
    rewriter.erase(op);
    return true;
  }

  private boolean convertSignature(
      Operation op, List<Value> operands, ConversionRewriter rewriter) {
    Operation created =
        rewriter.create(
            rewriter
                .state(op.context().operationName("test.legal_op"), op.location())
                .addOperands(operands)
                .addRegions(1)
                .addTypes(types(op)));
    rewriter.takeBody(created.region(0), op.region(0));
    Block entry = Objects.requireNonNull(created.region(0).first());
    SignatureConversion conversion = new SignatureConversion(entry.argumentCount());
    for (int i = 0; i < entry.argumentCount(); i++) {
      conversion.addInputs(i, List.of(FloatType.f64(op.context())));
    }
    rewriter.applySignatureConversion(entry, conversion, null);
    rewriter.replace(op, created);
    return true;
  }

  private static List<Type> types(Operation op) {
    return op.results().stream().map(Value::type).toList();
  }

  /** Creates an operation with a region, in which something stays illegal. */
  private static boolean buildRegion(Operation op, Rewriter rewriter) {
    Context context = op.context();
    Operation region =
        rewriter.create(
            rewriter.state(context.operationName("test.region"), op.location()).addRegions(1));
    Block entry = rewriter.createBlock(region.region(0));
    entry.addArgument(IntegerType.get(context, 64), UnknownLoc.get(context));
    IllegalOpFOp.build(rewriter, op.location(), IntegerType.get(context, 32));
    TestValidOp.build(rewriter, op.location(), List.of());
    rewriter.erase(op);
    return true;
  }

  private static boolean createBlock(Operation op, Rewriter rewriter) {
    addBlock(op, rewriter);
    rewriter.create(rewriter.state(FinishOp.MODEL, op.location()));
    rewriter.erase(op);
    return true;
  }

  private static boolean illegalBlock(
      Operation op, List<Value> operands, ConversionRewriter rewriter) {
    addBlock(op, rewriter);
    IllegalOpFOp.build(rewriter, op.location(), IntegerType.get(op.context(), 32));
    rewriter.create(rewriter.state(FinishOp.MODEL, op.location()));
    rewriter.erase(op);
    return true;
  }

  private static void addBlock(Operation op, Rewriter rewriter) {
    Block created = rewriter.createBlock(Objects.requireNonNull(op.parentRegion()));
    for (int i = 0; i < 2; i++) {
      created.addArgument(IntegerType.get(op.context(), 32), op.location());
    }
  }

  /** Erases a block, but creates what stays illegal before. */
  private static boolean eraseBlock(
      Operation op, List<Value> operands, ConversionRewriter rewriter) {
    Block first = Objects.requireNonNull(op.region(0).first());
    Block second = Objects.requireNonNull(first.next());
    rewriter.setInsertionPointToStart(second);
    IllegalOpFOp.build(rewriter, op.location(), FloatType.f32(op.context()));
    rewriter.erase(second);
    rewriter.modify(op, () -> {});
    return true;
  }

  private static boolean hoist(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    rewriter.moveBefore(op, Objects.requireNonNull(op.parent()));
    rewriter.setInsertionPoint(op);
    rewriter.replace(
        op, IllegalOpFOp.build(rewriter, op.location(), FloatType.f32(op.context())).result());
    return true;
  }

  /** Moves a body to what nothing makes legal. */
  private static boolean moveBody(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (op.regionCount() != 1) {
      return false;
    }
    Operation created =
        rewriter.create(
            rewriter
                .state(
                    op.context().operationName("test.illegal_op_created_after_move"), op.location())
                .addOperands(operands)
                .addRegions(1)
                .addTypes(types(op)));
    rewriter.takeBody(created.region(0), op.region(0));
    rewriter.replace(op, created);
    return true;
  }

  private static boolean createNested(Operation op, Rewriter rewriter) {
    Operation created =
        rewriter.create(rewriter.state(IllegalOpWithRegionOp.MODEL, op.location()).addRegions(1));
    rewriter.createBlock(created.region(0));
    IllegalOpTerminatorOp.build(rewriter, op.location());
    rewriter.erase(op);
    return true;
  }

  private boolean dropRegion(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    Region region = op.region(0);
    Block entry = Objects.requireNonNull(region.first());
    SignatureConversion conversion = new SignatureConversion(entry.argumentCount());
    if (!converter.convertSignature(
            entry.arguments().stream().map(Value::type).toList(), conversion)
        || rewriter.convertRegionTypes(region, converter, conversion) == null) {
      return false;
    }
    rewriter.erase(op);
    return true;
  }

  private boolean legalizeNested(
      Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
    for (int i = 0; i < op.regionCount(); i++) {
      if (!rewriter.legalize(op.region(i))) {
        return false;
      }
    }
    rewriter.modify(op, () -> op.setAttribute(IS_LEGAL, UnitAttr.get(op.context())));
    return true;
  }

  /** Doubles the arguments of a block, or replaces each by twice an operand. */
  private boolean convertBlock(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    ConvertBlockArgsOp converted = ConvertBlockArgsOp.of(op);
    if (converted.isLegal()) {
      return false;
    }
    Block body = Objects.requireNonNull(converted.body().first());
    SignatureConversion conversion = new SignatureConversion(body.argumentCount());
    for (int i = 0; i < body.argumentCount(); i++) {
      Type type = body.argument(i).type();
      if (converted.replaceWithOperand()) {
        conversion.remapInput(i, List.of(operands.get(0), operands.get(0)));
      } else if (converted.duplicate()) {
        conversion.addInputs(i, List.of(type, type));
      } else {
        return false;
      }
    }
    rewriter.modify(
        op,
        () -> {
          rewriter.applySignatureConversion(body, conversion, converter);
          converted.setIsLegal(true);
        });
    return true;
  }
}
