// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.PatternRoot;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A pattern of a conversion (MLIR's class of the same name). It is given, beside the operation, the
 * operands as they are after what was converted so far: of the types that its converter makes of
 * theirs or, without a converter, the latest ones. The operation itself may have casts to the
 * original types as operands.
 *
 * <p>Patterns that are none, such as declared ones, take part in a conversion as well.
 */
public abstract class ConversionPattern extends RewritePattern {
  private final @Nullable TypeConverter typeConverter;

  /**
   * For subclasses.
   *
   * @param root the kind of operations that it is for, or null for any
   * @param typeConverter says of which types the operands are, or null
   * @param name see {@link RewritePattern}
   * @param benefit see {@link RewritePattern}
   */
  protected ConversionPattern(
      @Nullable OpModel root, @Nullable TypeConverter typeConverter, String name, int benefit) {
    super(root, name, benefit);
    this.typeConverter = typeConverter;
  }

  /**
   * For subclasses whose operations are not of one kind, but have an interface, for example.
   *
   * @param typeConverter says of which types the operands are, or null
   * @param name see {@link RewritePattern}
   * @param benefit see {@link RewritePattern}
   * @param root the operations that it is for
   */
  protected ConversionPattern(
      @Nullable TypeConverter typeConverter, String name, int benefit, PatternRoot root) {
    super(name, benefit, root);
    this.typeConverter = typeConverter;
  }

  /** Says of which types the operands are; or null. */
  public final @Nullable TypeConverter typeConverter() {
    return typeConverter;
  }

  /**
   * Rewrites an operation, if it matches.
   *
   * @param operands what each operand has become; several values, or none, if its type was
   *     converted to as many
   * @param rewriter through which all changes go; inserts before the operation
   * @return whether it has replaced, erased or changed the operation; if not, what it has changed
   *     is undone
   */
  protected abstract boolean matchAndRewrite(
      Operation op, List<List<Value>> operands, ConversionRewriter rewriter);

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the rewriter is not that of a conversion
   */
  @Override
  public final boolean matchAndRewrite(Operation op, Rewriter rewriter) {
    if (!(rewriter instanceof ConversionRewriter converting)) {
      throw new IllegalArgumentException(
          "pattern " + name() + " is for conversions: apply it with DialectConversion");
    }
    return converting.withConverter(
        typeConverter,
        () -> {
          List<List<Value>> operands = converting.remapped(op.operands(), "operand");
          return operands != null && matchAndRewrite(op, operands, converting);
        });
  }

  /**
   * The operands, if each has become exactly one value; otherwise null, after the rewriter was told
   * that the pattern does not match.
   */
  protected final @Nullable List<Value> oneToOne(
      Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
    List<Value> values = new ArrayList<>(operands.size());
    for (List<Value> each : operands) {
      if (each.size() != 1) {
        rewriter.matchFailed(op, "an operand was converted to several values, or none");
        return null;
      }
      values.add(each.get(0));
    }
    return values;
  }

  // --- Of methods.

  /**
   * The body of a pattern for operations of one kind.
   *
   * @param <T> the generated class of the operation
   * @param <A> that of its adaptor
   */
  @FunctionalInterface
  public interface Body<T, A> {
    /** See {@link ConversionPattern}; the adaptor has the converted operands. */
    boolean matchAndRewrite(T op, A adaptor, ConversionRewriter rewriter);
  }

  /**
   * Makes the adaptor of an operation with regions, such as {@code ForOp.Adaptor::new}.
   *
   * @param <A> the adaptor
   */
  @FunctionalInterface
  public interface RegionAdaptor<A> {
    /** See {@code dev.ods.codegen.GeneratedAdaptor}. */
    A make(List<Value> operands, DictionaryAttr attributes, List<Region> regions);
  }

  /**
   * A pattern for operations of one kind, each of whose operands becomes one value. It does not
   * match an operation one of whose operands has become several values, or none: that is for a
   * subclass.
   *
   * @param model such as {@code AddOp.MODEL}
   * @param view makes the typed view, {@code AddOp::of}
   * @param adaptor makes the adaptor, {@code AddOp.Adaptor::new}
   * @param typeConverter says of which types the operands of the adaptor are, or null
   * @param name see {@link RewritePattern}
   * @param benefit see {@link RewritePattern}
   * @param body what it does
   */
  public static <T extends OpView, A> ConversionPattern of(
      OpModel model,
      Function<Operation, T> view,
      BiFunction<List<Value>, DictionaryAttr, A> adaptor,
      @Nullable TypeConverter typeConverter,
      String name,
      int benefit,
      Body<? super T, ? super A> body) {
    return of(
        model,
        view,
        (operands, attributes, regions) -> adaptor.apply(operands, attributes),
        typeConverter,
        name,
        benefit,
        body);
  }

  /** A pattern with benefit 1. */
  public static <T extends OpView, A> ConversionPattern of(
      OpModel model,
      Function<Operation, T> view,
      BiFunction<List<Value>, DictionaryAttr, A> adaptor,
      @Nullable TypeConverter typeConverter,
      String name,
      Body<? super T, ? super A> body) {
    return of(model, view, adaptor, typeConverter, name, 1, body);
  }

  /** A pattern for operations of one kind that have regions. */
  public static <T extends OpView, A> ConversionPattern of(
      OpModel model,
      Function<Operation, T> view,
      RegionAdaptor<A> adaptor,
      @Nullable TypeConverter typeConverter,
      String name,
      int benefit,
      Body<? super T, ? super A> body) {
    return new ConversionPattern(model, typeConverter, name, benefit) {
      @Override
      protected boolean matchAndRewrite(
          Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
        List<Value> values = oneToOne(op, operands, rewriter);
        if (values == null) {
          return false;
        }
        List<Region> regions = new ArrayList<>(op.regionCount());
        for (int i = 0; i < op.regionCount(); i++) {
          regions.add(op.region(i));
        }
        A adapted = adaptor.make(values, op.properties(), regions);
        return body.matchAndRewrite(view.apply(op), adapted, rewriter);
      }
    };
  }

  /** A pattern with benefit 1 for operations that have regions. */
  public static <T extends OpView, A> ConversionPattern of(
      OpModel model,
      Function<Operation, T> view,
      RegionAdaptor<A> adaptor,
      @Nullable TypeConverter typeConverter,
      String name,
      Body<? super T, ? super A> body) {
    return of(model, view, adaptor, typeConverter, name, 1, body);
  }
}
