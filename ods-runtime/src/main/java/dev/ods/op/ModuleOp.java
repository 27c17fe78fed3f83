// SPDX-License-Identifier: Apache-2.0
package dev.ods.op;

import dev.ods.builtin.StringAttr;
import dev.ods.codegen.ApiLevel;
import dev.ods.codegen.AttributeKind;
import dev.ods.codegen.GeneratedAssembly;
import dev.ods.codegen.GeneratedOp;
import dev.ods.codegen.OdsVerification;
import dev.ods.constraint.StrAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AffineScope;
import dev.ods.trait.GraphRegion;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.NoRegionArguments;
import dev.ods.trait.NoTerminator;
import dev.ods.trait.RegionKind;
import dev.ods.trait.RegionKindInterface;
import dev.ods.trait.SingleBlock;
import dev.ods.trait.Symbol;
import dev.ods.trait.SymbolOpInterface;
import dev.ods.trait.SymbolTable;
import dev.ods.verify.CustomVerifier;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code builtin.module}: the top-level container of IR, a single block without a terminator. */
public final class ModuleOp extends GeneratedOp
    implements SymbolOpInterface, RegionKindInterface, OpAsmOpInterface {
  /** The operation's name. */
  public static final String NAME = "builtin.module";

  /** The model of the operation, which the dialect registers. */
  public static final OpModel MODEL = new Model();

  private static final String BODY_REGION = "bodyRegion";
  private static final String ONE_BLOCK = "region with 1 blocks";
  private static final int SYM_NAME = 0;
  private static final int SYM_VISIBILITY = 1;

  private ModuleOp(@Nullable Operation operation) {
    super(operation);
  }

  /**
   * The typed view of a module.
   *
   * @throws IllegalArgumentException if the operation is not a module
   */
  public static ModuleOp of(Operation operation) {
    if (!operation.is(MODEL)) {
      throw new IllegalArgumentException(
          "'" + operation.name().value() + "' is not '" + NAME + "': ask Operation.is first");
    }
    return new ModuleOp(operation);
  }

  /** Creates a module with an empty block, at the builder's insertion point if there is one. */
  public static ModuleOp build(OpBuilder builder, Location location) {
    return build(builder, location, null);
  }

  /** Creates a module with an empty block and, unless null, a symbol name. */
  public static ModuleOp build(OpBuilder builder, Location location, @Nullable String symName) {
    OperationState state = builder.state(MODEL, location);
    if (symName != null) {
      state.setProperty(SYM_NAME, StringAttr.get(builder.context(), symName));
    }
    state.addRegion().addBlock();
    return new ModuleOp(builder.create(state));
  }

  @Override
  public boolean isOptionalSymbol() {
    return true;
  }

  @Override
  public RegionKind regionKind(int index) {
    return RegionKind.GRAPH;
  }

  @Override
  public String defaultDialect() {
    return "builtin";
  }

  /** The module's symbol name, if it has one. */
  public Optional<String> symName() {
    return string(SYM_NAME);
  }

  /** Sets the module's symbol name, or removes it if null. */
  public void setSymName(@Nullable String name) {
    operation()
        .setProperty(SYM_NAME, name == null ? null : StringAttr.get(operation().context(), name));
  }

  /** The module's symbol visibility, if it has one. */
  public Optional<String> symVisibility() {
    return string(SYM_VISIBILITY);
  }

  private Optional<String> string(int property) {
    Attribute value = operation().property(property);
    return value instanceof StringAttr text ? Optional.of(text.value()) : Optional.empty();
  }

  /** The only region. */
  public Region bodyRegion() {
    return operation().region(0);
  }

  /**
   * The only block.
   *
   * @throws IllegalStateException if the region is empty
   */
  public Block body() {
    Block body = bodyRegion().first();
    if (body == null) {
      throw new IllegalStateException("a module has a block: verify it first");
    }
    return body;
  }

  private static final class Model extends GeneratedAssembly implements CustomVerifier {
    private static final String SYM_NAME_TEXT = "sym_name";
    private static final String SYM_VISIBILITY_TEXT = "sym_visibility";

    Model() {
      super(
          define(ApiLevel.CURRENT, NAME, "A top level container operation")
              .optionalAttribute(SYM_NAME_TEXT, AttributeKind.STRING, StrAttr.SUMMARY)
              .optionalAttribute(SYM_VISIBILITY_TEXT, AttributeKind.STRING, StrAttr.SUMMARY)
              .region(BODY_REGION, ONE_BLOCK)
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
              .written(SYM_NAME));
    }

    @Override
    public ModuleOp view(Operation operation) {
      return new ModuleOp(operation);
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      StringAttr name = parser.parseOptionalSymbolName();
      if (name != null) {
        state.setProperty(SYM_NAME, name);
      }
      if (!parser.parseOptionalVerifiedAttrDictWithKeyword(state)) {
        return false;
      }
      Region body = state.addRegion();
      if (!parser.parseRegion(body)) {
        return false;
      }
      if (body.isEmpty()) {
        body.addBlock();
      }
      return true;
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      Attribute name = op.property(SYM_NAME);
      if (name instanceof StringAttr text) {
        printer.print(" ");
        printer.printSymbolName(text.value());
      }
      printer.printOptionalAttrDictWithKeyword(op, SYM_NAME_TEXT);
      printer.print(" ");
      printer.printRegion(op.region(0));
    }

    @Override
    protected boolean verify(Operation module, Diagnostics diagnostics) {
      return OdsVerification.region(
          module, 0, BODY_REGION, hasOneBlock(module), ONE_BLOCK, diagnostics);
    }

    private static boolean hasOneBlock(Operation module) {
      Block first = module.region(0).first();
      return first != null && first.next() == null;
    }

    @Override
    public void verifyOperation(OpView view, Diagnostics diagnostics) {
      Operation module = view.operation();
      DictionaryAttr attributes = module.discardableAttributes();
      for (int i = 0; i < attributes.size(); i++) {
        String name = attributes.entry(i).name();
        if (name.indexOf('.') < 0
            && !name.equals(SYM_NAME_TEXT)
            && !name.equals(SYM_VISIBILITY_TEXT)) {
          diagnostics.opError(
              module,
              "can only contain attributes with dialect-prefixed names, found: '" + name + "'");
          return;
        }
      }
    }
  }
}
