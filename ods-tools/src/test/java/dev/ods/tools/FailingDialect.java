// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.builtin.VerifiableTensorEncoding;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.func.FuncDialectDefinition;
import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Location;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.rewrite.Canonicalizable;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.text.AliasedSymbol;
import dev.ods.text.AsmAlias;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.DialectAssembly;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OpAsmTypeInterface;
import dev.ods.text.OpAssembly;
import dev.ods.text.ResourceBuilder;
import dev.ods.text.ResourceEntry;
import dev.ods.trait.InferTypeOpInterface;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.NoTerminator;
import dev.ods.trait.RegionKind;
import dev.ods.trait.RegionKindInterface;
import dev.ods.trait.RegionTraitVerifier;
import dev.ods.trait.Symbol;
import dev.ods.trait.SymbolOpInterface;
import dev.ods.trait.TraitVerifier;
import dev.ods.verify.CustomRegionVerifier;
import dev.ods.verify.CustomVerifier;
import dev.ods.verify.DialectVerifier;
import dev.ods.verify.OpVerifier;
import dev.ods.verify.ReturnTypeInference;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A dialect {@code fail} with all hooks, one of which fails. */
final class FailingDialect extends DialectDefinition
    implements DialectAssembly, DialectVerifier, OpAsmDialectInterface {
  /** What the hook does. */
  enum Failure {
    EXCEPTION,
    ERROR,
    RECURSION,
    /** What the JVM throws where a class is needed that is not on the class path. */
    NO_CLASS,
    /** An exception without a stack trace, such as the JVM throws instead of a frequent one. */
    NO_TRACE,
    /** Not a bug of the dialect. */
    OUT_OF_MEMORY;

    private int happen() {
      return switch (this) {
        case EXCEPTION -> throw new IllegalStateException("a defect");
        case ERROR -> throw new AssertionError("a defect");
        case RECURSION -> happen() + 1;
        case NO_CLASS -> throw new NoClassDefFoundError("org/example/Gone");
        case NO_TRACE -> throw new TracelessException();
        case OUT_OF_MEMORY -> throw new OutOfMemoryError("a test");
      };
    }
  }

  private static final class TracelessException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TracelessException() {
      super("a defect", null, false, false);
    }
  }

  /** The hook that fails, and how; there is one dialect at a time. */
  private static volatile String failing = "";

  private static volatile Failure failure = Failure.EXCEPTION;

  FailingDialect(String hook, Failure how) {
    super("fail");
    fail(hook, how);
  }

  private static void fail(String hook, Failure how) {
    failing = hook;
    failure = how;
  }

  private static void at(String hook) {
    if (hook.equals(failing) && failure.happen() > 0) {
      throw new IllegalArgumentException(hook);
    }
  }

  // --- The dialect.

  @Override
  public List<OpModel> operations() {
    at("operations");
    return List.of(
        new Op("fail.op", Checked.class),
        new Op("fail.symbol", Symbol.class),
        new Op("fail.infer", Checked.class));
  }

  @Override
  public void initialize(Context context) {
    at("initialize");
  }

  @Override
  public List<DialectDefinition> dependentDialects() {
    at("dependentDialects");
    return List.of(new FuncDialectDefinition());
  }

  @Override
  public void verifyOperationAttribute(
      Operation operation, NamedAttribute attribute, Diagnostics diagnostics) {
    at("verifyOperationAttribute");
  }

  @Override
  public void verifyRegionArgAttribute(
      Operation operation,
      int region,
      int argument,
      NamedAttribute attribute,
      Diagnostics diagnostics) {
    at("verifyRegionArgAttribute");
  }

  @Override
  public void verifyRegionResultAttribute(
      Operation operation,
      int region,
      int result,
      NamedAttribute attribute,
      Diagnostics diagnostics) {
    at("verifyRegionResultAttribute");
  }

  @Override
  public @Nullable Type parseType(DialectAsmParser parser) {
    String mnemonic = parser.parseKeyword();
    at("parseType");
    return mnemonic == null ? null : Box.get(parser.context());
  }

  @Override
  public @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    String mnemonic = parser.parseKeyword();
    at("parseAttribute");
    return mnemonic == null ? null : Tag.get(parser.context());
  }

  @Override
  public void printType(Type type, DialectAsmPrinter printer) {
    at("printType");
    printer.print("box");
  }

  @Override
  public void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    at("printAttribute");
    printer.print("tag");
  }

  @Override
  public @Nullable AsmAlias alias(Attribute attribute) {
    at("alias(Attribute)");
    return null;
  }

  @Override
  public @Nullable AsmAlias alias(Type type) {
    at("alias(Type)");
    return null;
  }

  @Override
  public String declareResource(Context context, String key) {
    at("declareResource");
    return key;
  }

  @Override
  public boolean parseResource(ResourceEntry entry) {
    at("parseResource");
    return entry.parseAsBlob() != null;
  }

  @Override
  public void buildResources(
      Operation root, Collection<String> referenced, ResourceBuilder builder) {
    at("buildResources");
  }

  // --- Its types and attributes.

  /** {@code !fail.box}. */
  private static final class Box extends Type implements OpAsmTypeInterface {
    private Box(Context context) {
      super(context);
    }

    static Box get(Context context) {
      return intern(new Box(context));
    }

    @Override
    public String dialectNamespace() {
      return "fail";
    }

    @Override
    protected int keyHash() {
      return 0;
    }

    @Override
    protected boolean keyEquals(Type other) {
      return true;
    }

    @Override
    public @Nullable String asmName() {
      at("asmName");
      return null;
    }

    @Override
    public @Nullable AsmAlias asmAlias() {
      at("asmAlias");
      return null;
    }
  }

  /** {@code #fail.tag}. */
  private static final class Tag extends Attribute
      implements AliasedSymbol, VerifiableTensorEncoding {
    private Tag(Context context) {
      super(context);
    }

    static Tag get(Context context) {
      return intern(new Tag(context));
    }

    @Override
    public String dialectNamespace() {
      return "fail";
    }

    @Override
    protected int keyHash() {
      return 0;
    }

    @Override
    protected boolean keyEquals(Attribute other) {
      return true;
    }

    @Override
    public @Nullable AsmAlias asmAlias() {
      at("asmAlias of an attribute");
      return null;
    }

    @Override
    public @Nullable String verifyEncoding(long[] shape, Type elementType) {
      at("verifyEncoding");
      return null;
    }
  }

  // --- Its operations.

  /** A trait that is verified. */
  public static final class Checked implements TraitVerifier, RegionTraitVerifier {
    /** For the verifier. */
    public Checked() {
      at("trait");
    }

    @Override
    public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
      at("verifyTrait");
      return true;
    }

    @Override
    public boolean verifyRegionTrait(Operation operation, Diagnostics diagnostics) {
      at("verifyRegionTrait");
      return true;
    }
  }

  /**
   * Of the operation whose declaration refines types, so that inference is no method of its own.
   */
  private record RefiningView(Operation operation) implements InferTypeOpInterface {
    @Override
    public List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      return List.of();
    }

    @Override
    public List<Type> refineReturnTypes(
        List<Type> given, Location location, Diagnostics diagnostics) {
      at("refineReturnTypes");
      return given;
    }
  }

  private record View(Operation operation)
      implements OpAsmOpInterface,
          SymbolUserOpInterface,
          SymbolOpInterface,
          RegionKindInterface,
          InferTypeOpInterface,
          Foldable,
          Canonicalizable {
    @Override
    public @Nullable FoldResult fold(Constants constants) {
      at("fold");
      return null;
    }

    @Override
    public void canonicalizationPatterns(RewritePatternSet patterns) {
      at("canonicalizationPatterns");
      patterns.add(
          new RewritePattern(null, "Failing", 1) {
            @Override
            public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
              at("pattern");
              if (failing.equals("pattern that has replaced")) {
                rewriter.replace(op, rewriter.clone(op, IrMapping.create()));
              }
              at("pattern that has replaced");
              return false;
            }
          });
    }

    void verify() {
      at("verify");
    }

    void verifyRegions() {
      at("verifyRegions");
    }

    @Override
    public List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      at("inferReturnTypes");
      return operation.results().types();
    }

    @Override
    public boolean isCompatibleReturnTypes(List<Type> inferred, List<Type> actual) {
      at("isCompatibleReturnTypes");
      return true;
    }

    @Override
    public void resultNames(ValueNamer namer) {
      at("resultNames");
    }

    @Override
    public void blockArgumentNames(Region region, ValueNamer namer) {
      at("blockArgumentNames");
    }

    @Override
    public void blockNames(BlockNamer namer) {
      at("blockNames");
    }

    @Override
    public String defaultDialect() {
      at("defaultDialect");
      return "";
    }

    @Override
    public void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      at("verifySymbolUses");
    }

    @Override
    public boolean isOptionalSymbol() {
      at("isOptionalSymbol");
      return true;
    }

    @Override
    public @Nullable String ownVisibility() {
      at("ownVisibility");
      return null;
    }

    @Override
    public boolean isDeclaration() {
      at("isDeclaration");
      return false;
    }

    @Override
    public RegionKind regionKind(int index) {
      at("regionKind");
      return RegionKind.GRAPH;
    }
  }

  /** As generated adaptors do, it infers types without an operation. */
  private static final class Adaptor implements InferTypeOpInterface {
    @Override
    public Operation operation() {
      throw new IllegalStateException("there is none");
    }

    @Override
    public List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      at("inferReturnTypes");
      return List.of(Box.get(location.context()));
    }
  }

  /** As generated models do, it calls methods of the author. */
  private static final class Op extends OpModel
      implements OpAssembly, OpVerifier, CustomVerifier, CustomRegionVerifier, ReturnTypeInference {
    Op(String name, Class<?> trait) {
      super(
          OpDefinition.builder(name)
              .optionalAttribute("held", "any attribute")
              .result("results", "any type", Arity.VARIADIC)
              .variadicRegion("bodies", "any region")
              .traits(trait, IsolatedFromAbove.class, NoTerminator.class)
              .build());
    }

    @Override
    public OpView view(Operation operation) {
      return failing.equals("refineReturnTypes")
          ? new RefiningView(operation)
          : new View(operation);
    }

    @Override
    public InferTypeOpInterface adaptor(OperationState state) {
      return new Adaptor();
    }

    @Override
    public void populateDefaults(OperationState state) {
      at("populateDefaults");
    }

    @Override
    public void verifyInvariants(Operation operation, Diagnostics diagnostics) {
      test();
    }

    private static void test() {
      at("constraint");
    }

    @Override
    public @Nullable String violatedConstraint(int property, Attribute value) {
      at("violatedConstraint");
      return null;
    }

    @Override
    public boolean canHold(int property, Attribute value) {
      at("canHold");
      return true;
    }

    @Override
    public void verifyOperation(OpView view, Diagnostics diagnostics) {
      if (view instanceof View own) {
        own.verify();
      }
    }

    @Override
    public void verifyRegionInvariants(OpView view, Diagnostics diagnostics) {
      if (view instanceof View own) {
        own.verifyRegions();
      }
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      at("parse");
      if (state.name().value().equals("fail.infer")) {
        return parser.inferReturnTypes(state);
      }
      if (!parser.parseOptionalVerifiedAttrDict(state) || !parser.parseRegion(state.addRegion())) {
        return false;
      }
      Type type = parser.parseColonType();
      if (type != null) {
        state.addType(type);
      }
      return type != null;
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      at("print");
      printer.printOptionalAttrDict(op, this);
      for (int i = 0; i < op.regionCount(); i++) {
        printer.print(" ");
        printer.printRegion(op.region(i), true, true, true);
      }
      if (op.resultCount() > 0) {
        printer.print(" : ");
        printer.printType(op.result(0).type());
      }
    }

    @Override
    public boolean elides(int property, Attribute value) {
      at("elides");
      return false;
    }
  }
}
