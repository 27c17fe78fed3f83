// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.op.ModuleOp;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.PatternRoot;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Conversions of operations that are not registered, by patterns for their names. */
abstract class ConversionFixture {
  final Context context = Context.create();
  final Diagnostics diagnostics = new Diagnostics().showOperations(false);
  final Type i32 = IntegerType.get(context, 32);
  final Type i64 = IntegerType.get(context, 64);

  ConversionFixture() {
    context.allowUnregisteredDialects(true);
  }

  Operation parse(String text) {
    Diagnostics errors = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "m.mlir", context, ParserOptions.DEFAULT, errors);
    assertNotNull(module, () -> "" + errors.list());
    return Objects.requireNonNull(module);
  }

  /** The text of the operations in a module, a line for each of those in no other one. */
  static String text(Operation module) {
    return Printer.toString(module, PrinterFlags.GENERIC)
        .lines()
        .filter(line -> line.startsWith("  "))
        .map(line -> line.substring(2) + "\n")
        .collect(Collectors.joining());
  }

  OperationName name(String name) {
    return context.operationName(name);
  }

  ConversionTarget target(String... legal) {
    ConversionTarget target = ConversionTarget.create(context).addLegalOps(ModuleOp.MODEL);
    for (String each : legal) {
      target.addLegalOps(name(each));
    }
    return target;
  }

  FrozenRewritePatternSet set(RewritePattern... patterns) {
    RewritePatternSet set = RewritePatternSet.create(context);
    List.of(patterns).forEach(set::add);
    return FrozenRewritePatternSet.of(set);
  }

  boolean partial(Operation module, ConversionTarget target, RewritePattern... patterns) {
    return DialectConversion.applyPartial(module, target, set(patterns), diagnostics);
  }

  List<String> messages() {
    return diagnostics.list().stream().map(Diagnostic::message).toList();
  }

  /** What a pattern does with operations of a name. */
  interface Body {
    boolean matchAndRewrite(Operation op, List<List<Value>> operands, ConversionRewriter rewriter);
  }

  static RewritePattern on(String name, @Nullable TypeConverter converter, Body body) {
    return new ConversionPattern(converter, "on " + name, 1, PatternRoot.named(name)) {
      @Override
      protected boolean matchAndRewrite(
          Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
        return body.matchAndRewrite(op, operands, rewriter);
      }
    };
  }

  /** Replaces an operation by one of another name, with converted operands and given types. */
  RewritePattern rename(String from, String to, @Nullable TypeConverter converter, Type... types) {
    return on(
        from,
        converter,
        (op, operands, rewriter) -> {
          OperationState state = rewriter.state(name(to), op.location());
          operands.forEach(each -> each.forEach(state::addOperand));
          Operation created = rewriter.create(state.addTypes(List.of(types)));
          if (op.resultCount() == 1) {
            rewriter.replaceWithMultiple(op, List.of(List.copyOf(created.results())));
          } else {
            rewriter.erase(op);
          }
          return true;
        });
  }

  /** From i32 to i64, from f32 to two f16; nothing remains of index. */
  TypeConverter converter() {
    return new TypeConverter()
        .addConversion(Type.class, TypeConversion::to)
        .addConversion(
            IntegerType.class,
            type -> type.width() == 32 ? TypeConversion.to(i64) : TypeConversion.undecided())
        .addConversion(
            FloatType.class,
            type ->
                type == FloatType.f32(context)
                    ? TypeConversion.to(List.of(FloatType.f16(context), FloatType.f16(context)))
                    : TypeConversion.failed())
        .addConversion(IndexType.class, type -> TypeConversion.to(List.of()));
  }
}
