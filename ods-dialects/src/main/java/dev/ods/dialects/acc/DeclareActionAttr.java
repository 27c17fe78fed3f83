// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.dialects.syntax.StructSyntax.Parameter;
import dev.ods.dialects.syntax.StructSyntax.Values;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code #acc.declare_action<preAlloc = @f, postDealloc = @g>}: functions to call when a declared
 * variable is allocated or deallocated.
 */
public final class DeclareActionAttr extends AccAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "declare_action";

  private static final List<String> NAMES =
      List.of("preAlloc", "postAlloc", "preDealloc", "postDealloc");

  private static final StructSyntax SYNTAX =
      new StructSyntax(
          "DeclareActionAttr",
          NAMES.stream()
              .map(
                  name ->
                      new Parameter(name, "SymbolRefAttr", false, DeclareActionAttr::parseFunction))
              .toList());

  /** The functions, or null, in the order of {@link #NAMES}. */
  private final List<@Nullable SymbolRefAttr> functions;

  private DeclareActionAttr(Context context, List<@Nullable SymbolRefAttr> functions) {
    super(context);
    this.functions = functions;
  }

  /** The attribute of functions, each of which may be null. */
  public static DeclareActionAttr get(
      Context context,
      @Nullable SymbolRefAttr beforeAllocation,
      @Nullable SymbolRefAttr afterAllocation,
      @Nullable SymbolRefAttr beforeDeallocation,
      @Nullable SymbolRefAttr afterDeallocation) {
    return intern(
        new DeclareActionAttr(
            context,
            Arrays.asList(
                beforeAllocation, afterAllocation, beforeDeallocation, afterDeallocation)));
  }

  /** The function to call before allocation, or null. */
  public @Nullable SymbolRefAttr beforeAllocation() {
    return functions.get(0);
  }

  /** The function to call after allocation, or null. */
  public @Nullable SymbolRefAttr afterAllocation() {
    return functions.get(1);
  }

  /** The function to call before deallocation, or null. */
  public @Nullable SymbolRefAttr beforeDeallocation() {
    return functions.get(2);
  }

  /** The function to call after deallocation, or null. */
  public @Nullable SymbolRefAttr afterDeallocation() {
    return functions.get(3);
  }

  private static @Nullable Object parseFunction(AsmParser parser) {
    return parser.parseAttribute(SymbolRefAttr.class, null);
  }

  /** Parses {@code <preAlloc = @f, …>}. */
  public static @Nullable DeclareActionAttr parse(AsmParser parser, @Nullable Type type) {
    Values values = parser.parseLess() ? SYNTAX.parse(parser) : null;
    if (values == null || !parser.parseGreater()) {
      return null;
    }
    List<@Nullable SymbolRefAttr> functions = new ArrayList<>(NAMES.size());
    NAMES.forEach(name -> functions.add(values.get(name, SymbolRefAttr.class)));
    return intern(new DeclareActionAttr(parser.context(), functions));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("<");
    String separator = "";
    for (int i = 0; i < NAMES.size(); i++) {
      SymbolRefAttr function = functions.get(i);
      if (function != null) {
        printer.print(separator + NAMES.get(i) + " = ");
        printer.printAttribute(function);
        separator = ", ";
      }
    }
    printer.print(">");
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    for (SymbolRefAttr function : functions) {
      if (function != null) {
        action.accept(function);
      }
    }
  }

  @Override
  protected int keyHash() {
    return functions.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return functions.equals(((DeclareActionAttr) other).functions);
  }
}
