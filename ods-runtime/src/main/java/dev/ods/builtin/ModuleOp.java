// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.trait.AffineScope;
import dev.ods.trait.GraphRegion;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.NoRegionArguments;
import dev.ods.trait.NoTerminator;
import dev.ods.trait.SingleBlock;
import dev.ods.trait.Symbol;
import dev.ods.trait.SymbolOpInterface;
import dev.ods.trait.SymbolTable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code builtin.module}: the container at the top of IR, one block without a terminator. */
public final class ModuleOp implements OpView {
  /** The operation's name. */
  public static final String NAME = "builtin.module";

  /** What contexts know of the operation. */
  public static final OpModel MODEL = new Model();

  private static final int SYM_NAME = 0;
  private static final int SYM_VISIBILITY = 1;

  private final Operation operation;

  private ModuleOp(Operation operation) {
    this.operation = operation;
  }

  /**
   * The view of a module.
   *
   * @throws IllegalArgumentException if the operation is another
   */
  public static ModuleOp of(Operation operation) {
    if (!operation.is(MODEL)) {
      throw new IllegalArgumentException(
          "'" + operation.name().value() + "' is no '" + NAME + "': ask Operation.is first");
    }
    return new ModuleOp(operation);
  }

  /** Makes a module with an empty block, at the builder's insertion point if there is one. */
  public static ModuleOp build(OpBuilder builder, Location location) {
    return build(builder, location, null);
  }

  /** Makes a module with an empty block and a name, if it is not null. */
  public static ModuleOp build(OpBuilder builder, Location location, @Nullable String symName) {
    OperationState state = builder.state(MODEL, location);
    if (symName != null) {
      state.setProperty(SYM_NAME, StringAttr.get(builder.context(), symName));
    }
    state.addRegion().addBlock();
    return new ModuleOp(builder.create(state));
  }

  @Override
  public Operation operation() {
    return operation;
  }

  /** The module's name, if it has one. */
  public Optional<String> symName() {
    return string(SYM_NAME);
  }

  /** Sets or, with null, removes the module's name. */
  public void setSymName(@Nullable String name) {
    operation.setProperty(
        SYM_NAME, name == null ? null : StringAttr.get(operation.context(), name));
  }

  /** Who may refer to the module, if it says so. */
  public Optional<String> symVisibility() {
    return string(SYM_VISIBILITY);
  }

  private Optional<String> string(int property) {
    Attribute value = operation.property(property);
    return value instanceof StringAttr text ? Optional.of(text.value()) : Optional.empty();
  }

  /** The one region. */
  public Region bodyRegion() {
    return operation.region(0);
  }

  /**
   * The one block.
   *
   * @throws IllegalStateException if it is missing
   */
  public Block body() {
    Block body = bodyRegion().first();
    if (body == null) {
      throw new IllegalStateException("a module has a block: verify it first");
    }
    return body;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ModuleOp that && operation.equals(that.operation);
  }

  @Override
  public int hashCode() {
    return operation.hashCode();
  }

  @Override
  public String toString() {
    return operation.toString();
  }

  private static final class Model extends OpModel implements SymbolOpInterface {
    private static final OpDefinition DEFINITION =
        OpDefinition.builder(NAME)
            .summary("A top level container operation")
            .optionalAttribute("sym_name", "string attribute")
            .optionalAttribute("sym_visibility", "string attribute")
            .region("bodyRegion", "region with 1 blocks")
            .traits(
                AffineScope.class,
                IsolatedFromAbove.class,
                NoRegionArguments.class,
                SymbolTable.class,
                Symbol.class,
                NoTerminator.class,
                GraphRegion.class,
                SingleBlock.class)
            .assemblyFormat("($sym_name^)? attr-dict-with-keyword $bodyRegion")
            .build();

    Model() {
      super(DEFINITION);
    }

    @Override
    public OpView view(Operation operation) {
      return new ModuleOp(operation);
    }

    @Override
    public boolean isOptionalSymbol() {
      return true;
    }
  }
}
