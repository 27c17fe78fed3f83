// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.AllElementTypesMatch;
import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.Dialect;
import dev.ods.annotation.FlatSymbolRef;
import dev.ods.annotation.IntMinValue;
import dev.ods.annotation.MinSizedRegion;
import dev.ods.annotation.Op;
import dev.ods.annotation.OpInterface;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.SingleBlockImplicitTerminator;
import dev.ods.annotation.SizedRegion;
import dev.ods.annotation.SymbolName;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.annotation.Unit;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.builtin.VectorType;
import dev.ods.constraint.AnyInteger;
import dev.ods.constraint.AnyShaped;
import dev.ods.constraint.F32;
import dev.ods.constraint.I1;
import dev.ods.constraint.I32;
import dev.ods.constraint.I64;
import dev.ods.constraint.IndexAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.sample.tf.TfDialect;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AttrSizedOperandSegments;
import dev.ods.trait.AttrSizedResultSegments;
import dev.ods.trait.NoTerminator;
import dev.ods.trait.SameTypeOperands;
import dev.ods.trait.SameVariadicOperandSize;
import dev.ods.trait.SingleBlock;
import dev.ods.trait.Terminator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One operation for each feature. */
@Dialect(
    name = "feat",
    dependentDialects = TfDialect.class,
    ops = Feature.class,
    types = FeatureTypes.class,
    attributes = {Access.class, FeatureAttributes.class},
    allowUnknownOperations = true,
    allowUnknownTypes = true)
public interface Feature {
  /** The dialect's hooks for parsing and printing modules. */
  static OpAsmDialectInterface asmInterface() {
    return new FeatureAsm();
  }

  /** Reads {@code tag<…>} and {@code mark<…>}. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    if (parser.parseOptionalKeyword(FeatureAttr.Tag.MNEMONIC)) {
      return FeatureAttr.Tag.parse(parser, type);
    }
    return parser.parseOptionalKeyword(FeatureAttr.Mark.MNEMONIC)
        ? FeatureAttr.Mark.read(parser)
        : parser.unknownAttribute(parser.symbolText());
  }

  /** Writes what {@link #parseAttribute} reads. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    FeatureAttr own = (FeatureAttr) attribute;
    printer.print(own.mnemonic());
    own.print(printer);
  }

  /** The dialect's discardable attributes are units. */
  static void verifyOperationAttribute(
      Operation operation, NamedAttribute attribute, Diagnostics diagnostics) {
    if (!(attribute.value() instanceof UnitAttr)) {
      diagnostics.opError(operation, "has a value for '" + attribute.name() + "'");
    }
  }

  /** Optional groups of each kind of guard and anchor. */
  @Op(dialect = Feature.class, name = "groups")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat(
      "($value^)? `,` $x (`n` `=` $n^)? (`m` $m^)? (`unit` $u^)?"
          + " (`[` $rest^ `:` type($rest) `]`)? attr-dict `:` type($output)")
  interface Groups {
    @Operand(F32.class)
    Optional<Value> value();

    @Operand
    ValueRange rest();

    @Operand(I64.class)
    Value x();

    @Attr
    Optional<Long> n();

    @Attr
    @Default("5")
    @IntMinValue(2)
    long m();

    @Attr
    @Unit
    boolean u();

    @Result
    ValueRange output();
  }

  /** Several groups of results with segment sizes. */
  @Op(dialect = Feature.class, name = "segments")
  @Trait({AttrSizedOperandSegments.class, AttrSizedResultSegments.class})
  @AssemblyFormat(
      "$first `then` $second attr-dict `:` type($first) `to` type($second) `->` type($left) `and`"
          + " type($one) `and` type($right)")
  interface Segments {
    @Operand
    ValueRange first();

    @Operand
    ValueRange second();

    @Result
    ValueRange left();

    @Result
    Value one();

    @Result
    Optional<Value> right();
  }

  /** Several groups of operands of equal length. */
  @Op(dialect = Feature.class, name = "equal")
  @Trait(SameVariadicOperandSize.class)
  @AssemblyFormat(
      "$first `to` $middle `by` $last attr-dict `:` type($first) `to` type($middle)"
          + " `by` type($last)")
  interface Equal {
    @Operand
    ValueRange first();

    @Operand
    Value middle();

    @Operand
    ValueRange last();
  }

  /** Directives for all operands and results. */
  @Op(dialect = Feature.class, name = "lists")
  @AssemblyFormat("operands attr-dict-with-keyword `:` type(operands) `->` type(results)")
  interface Lists {
    @Operand
    Value head();

    @Operand
    ValueRange tail();

    @Result
    ValueRange values();
  }

  /** Individual successors. */
  @Op(dialect = Feature.class, name = "jump")
  @Trait(Terminator.class)
  @AssemblyFormat("attr-dict ($rest^ `:` type($rest))? $dest `or` $others")
  interface Jump {
    @Operand
    ValueRange rest();

    Block dest();

    List<Block> others();
  }

  /** All successors. */
  @Op(dialect = Feature.class, name = "jump_all")
  @Trait(Terminator.class)
  @AssemblyFormat("$flag `[` successors `]` attr-dict")
  interface JumpAll {
    @Operand(I1.class)
    Value flag();

    Block yes();

    Block no();
  }

  /** Attributes that are single numbers. */
  @Op(dialect = Feature.class, name = "numbers")
  @AssemblyFormat("$a $b $c $d $e $f $g attr-dict")
  interface Numbers {
    @Attr
    boolean a();

    @Attr
    byte b();

    @Attr
    short c();

    @Attr
    int d();

    @Attr
    long e();

    @Attr
    float f();

    @Attr
    double g();
  }

  /** Attributes whose constraint determines the type, which is elided. */
  @Op(dialect = Feature.class, name = "counted")
  @AssemblyFormat("$size (`at` $place^)? attr-dict")
  interface Counted {
    @Attr(IndexAttr.class)
    IntegerAttr size();

    @Attr(IndexAttr.class)
    Optional<IntegerAttr> place();
  }

  /** Array attributes. */
  @Op(dialect = Feature.class, name = "arrays")
  @AssemblyFormat("$longs $strings $levels $bytes attr-dict")
  interface Arrays {
    @Attr
    List<Long> longs();

    @Attr
    List<String> strings();

    @Attr
    List<Level> levels();

    @Attr
    List<Byte> bytes();

    @Attr
    @Default("[1, 2]")
    List<Integer> ints();

    @Attr
    Optional<List<Boolean>> flags();
  }

  /** Dense arrays. */
  @Op(dialect = Feature.class, name = "dense")
  @AssemblyFormat(
      "$flags $bytes $shorts $ints $longs $floats $doubles (`more` $more^)? ($last^)? attr-dict")
  interface Dense {
    @Attr
    boolean[] flags();

    @Attr
    byte[] bytes();

    @Attr
    short[] shorts();

    @Attr
    int[] ints();

    @Attr
    long[] longs();

    @Attr
    float[] floats();

    @Attr
    double[] doubles();

    @Attr
    @Default("[7]")
    long[] more();

    @Attr
    Optional<int[]> last();
  }

  /** Names, types and attributes of any kind. */
  @Op(dialect = Feature.class, name = "symbols")
  @AssemblyFormat("$sym $callee $any $type $text (`is` $exact^)? attr-dict")
  interface Symbols {
    @Attr
    @SymbolName
    String sym();

    @Attr
    @FlatSymbolRef
    String callee();

    @Attr
    Attribute any();

    @Attr
    Type type();

    @Attr
    String text();

    @Attr
    Optional<IntegerAttr> exact();

    @Attr
    Optional<StringAttr> note();
  }

  /** Enums. */
  @Op(dialect = Feature.class, name = "enums")
  @AssemblyFormat("$level (`or` $other^)? ($last^)? attr-dict")
  interface Enums {
    @Attr
    Level level();

    @Attr
    @Default("LOW")
    Level other();

    @Attr
    Optional<Level> last();
  }

  /** Individual regions. */
  @Op(dialect = Feature.class, name = "regions")
  @Trait({SingleBlock.class, NoTerminator.class})
  @AssemblyFormat("attr-dict-with-keyword $body (`else` $other^)? `rest` $rest")
  interface Regions {
    @SizedRegion(1)
    Region body();

    Region other();

    @MinSizedRegion(1)
    List<Region> rest();
  }

  /** All regions. */
  @Op(dialect = Feature.class, name = "many")
  @Trait(NoTerminator.class)
  @AssemblyFormat("attr-dict-with-keyword regions")
  interface Many extends OpView {
    List<Region> bodies();

    /** Runs after the nested operations have been verified. */
    default void verifyRegions(Diagnostics diagnostics) {
      if (bodies().size() == 3) {
        diagnostics.opError(operation(), "does not like 3");
      }
    }
  }

  /** A region with an implicit terminator. */
  @Op(dialect = Feature.class, name = "implicit")
  @SingleBlockImplicitTerminator(Done.class)
  @AssemblyFormat("$body attr-dict")
  interface Implicit {
    @SizedRegion(1)
    Region body();
  }

  /** The terminator of {@link Implicit}. */
  @Op(dialect = Feature.class, name = "done")
  @Trait(Terminator.class)
  @AssemblyFormat("attr-dict ($note^)?")
  interface Done {
    @Attr
    Optional<String> note();
  }

  /** Punctuation and its spacing. */
  @Op(dialect = Feature.class, name = "spaces")
  @AssemblyFormat(
      "`a` `` `=` `b` `(` `c` `)` `<` $x `>` `[` `d` `,` `e` `]` `=` `->` `{` `}` `+` `-` `*`"
          + " `?` `:` ` ` `f` `...` `\n` `g` `(` `` $y `` `)` attr-dict")
  interface Spaces {
    @Attr
    long x();

    @Attr
    long y();
  }

  /** Groups with an else group, and the anchor in either of the two. */
  @Op(dialect = Feature.class, name = "choice")
  @AssemblyFormat(
      "(`some` $values^ `:` type($values)) : (`none`)? (`off`) : (`on` $flag^ `times` $count)?"
          + " attr-dict")
  interface Choice {
    @Operand
    ValueRange values();

    @Attr
    @Unit
    boolean flag();

    @Attr
    @Default("1")
    int count();
  }

  /** Result types inferred and buildable. */
  @Op(dialect = Feature.class, name = "inferred")
  @AllTypesMatch({"lhs", "rhs", "sum"})
  @AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($rhs)")
  interface Inferred {
    @Operand(AnyInteger.class)
    Value lhs();

    @Operand(AnyInteger.class)
    Value rhs();

    @Result(AnyInteger.class)
    Value sum();

    @Result(I1.class)
    Value overflow();
  }

  /** A result type inferred from an operand whose type is of one class. */
  @Op(dialect = Feature.class, name = "transformed")
  @TypesMatchWith(
      from = "vector",
      to = "element",
      with = ElementOf.class,
      summary = "type of element is that of the vector's elements")
  @AssemblyFormat("$vector attr-dict `:` type($vector)")
  interface Transformed {
    @Operand(Vector.class)
    Value vector();

    @Result
    Value element();
  }

  /** A vector of floating-point numbers. */
  final class Vector {
    public static final String SUMMARY = "vector of numbers";
    public static final Class<VectorType> KIND = VectorType.class;

    private Vector() {}

    public static boolean test(Type type) {
      return type instanceof VectorType vector && vector.elementType() instanceof FloatType;
    }
  }

  /** The type of the elements of a vector. */
  final class ElementOf {
    private ElementOf() {}

    public static Type apply(Type type) {
      return ((VectorType) type).elementType();
    }
  }

  /** Operands of the same type. */
  @Op(dialect = Feature.class, name = "same_types")
  @Trait(SameTypeOperands.class)
  @AssemblyFormat("operands attr-dict `:` type($first)")
  interface SameTypes {
    @Operand
    Value first();

    @Operand
    Value second();
  }

  /** Groups with pairwise equal types. */
  @Op(dialect = Feature.class, name = "repeated")
  @AllTypesMatch({"values", "results"})
  @AssemblyFormat("$values attr-dict `:` type($values)")
  interface Repeated {
    @Operand
    ValueRange values();

    @Result
    ValueRange results();
  }

  /** An attribute of any class, with the type of its constraint. */
  @Op(dialect = Feature.class, name = "sized")
  @AssemblyFormat("$size attr-dict")
  interface Sized {
    @Attr(IndexAttr.class)
    Attribute size();
  }

  /** Types equal to an attribute's type. */
  @Op(dialect = Feature.class, name = "from_attribute")
  @AllTypesMatch({"value", "operand", "result"})
  @AssemblyFormat("$value `of` $operand attr-dict")
  interface FromAttribute {
    @Attr
    IntegerAttr value();

    @Operand
    Value operand();

    @Result
    Value result();
  }

  /** Attributes of classes with and without a stripped form. */
  @Op(dialect = Feature.class, name = "classes")
  @AssemblyFormat("$tag $mark $base $counts ($first^)? (`and` $later^)? attr-dict")
  interface Classes {
    @Attr
    FeatureAttr.Tag tag();

    @Attr
    FeatureAttr.Mark mark();

    @Attr
    FeatureAttr base();

    @Attr
    DenseArrayAttr counts();

    @Attr
    Optional<FeatureAttr.Tag> first();

    @Attr
    Optional<FeatureAttr.Tag> later();
  }

  /** Operands of a type that is printed without its dialect, unless the operand is optional. */
  @Op(dialect = Feature.class, name = "prefixes")
  @AssemblyFormat("$one (`to` $other^ `:` type($other))? attr-dict `:` type($one)")
  interface Prefixes {
    @Operand(NamedType.class)
    Value one();

    @Operand(NamedType.class)
    Optional<Value> other();
  }

  /** Optional operands and results with types of their own. */
  @Op(dialect = Feature.class, name = "optionals")
  @AllElementTypesMatch({"shaped", "like"})
  @AssemblyFormat(
      "$shaped `like` $like (`to` $bound^ `:` type($bound))? attr-dict"
          + " `:` type($shaped) `,` type($like) (`->` type($result)^)?")
  interface Optionals {
    @Operand(AnyShaped.class)
    Value shaped();

    @Operand(AnyShaped.class)
    Value like();

    @Operand(I32.class)
    Optional<Value> bound();

    @Result
    Optional<Value> result();
  }

  /** No format: the generic form only. */
  @Op(dialect = Feature.class, name = "plain")
  interface Plain {
    @Operand
    ValueRange values();

    @Attr
    @Default("x")
    String text();
  }

  /** A hand-written format and builder. */
  @Op(dialect = Feature.class, name = "custom")
  interface Custom {
    @Attr
    long count();

    /** Builds the op from the length of a text. */
    static void build(OpBuilder builder, OperationState state, String text) {
      state.setAttribute(
          "count", IntegerAttr.get(IntegerType.get(builder.context(), 64), text.length()));
    }

    static boolean parse(OpAsmParser parser, OperationState state) {
      Long count = parser.parseInteger();
      if (count == null || !parser.parseKeyword("times")) {
        return false;
      }
      state.setAttribute("count", IntegerAttr.get(IntegerType.get(parser.context(), 64), count));
      return parser.parseOptionalAttrDict(state);
    }

    static void print(OpAsmPrinter printer, Custom op) {
      printer.print(" ");
      printer.print(op.count());
      printer.print(" times");
      printer.printOptionalAttrDict(((OpView) op).operation(), "count");
    }
  }

  /** Suggested value names and a default dialect. */
  @Op(dialect = Feature.class, name = "named")
  @Trait(NoTerminator.class)
  @AssemblyFormat("attr-dict-with-keyword $body `:` type($first) `,` type($second)")
  interface Named extends OpAsmOpInterface {
    @SizedRegion(1)
    Region body();

    @Result
    Value first();

    @Result
    Value second();

    @Override
    default String defaultDialect() {
      return "feat";
    }

    @Override
    default void resultNames(ValueNamer namer) {
      namer.name(first(), "one");
      namer.name(second(), "two");
    }

    @Override
    default void blockArgumentNames(Region region, ValueNamer namer) {
      Block block = region.first();
      if (block != null && block.argumentCount() > 0) {
        namer.name(block.argument(0), "input");
      }
    }

    @Override
    default void blockNames(BlockNamer namer) {
      for (Block block : body().blocks()) {
        namer.name(block, "part");
      }
    }
  }

  /** An op interface of an author's own. */
  @OpInterface
  interface Scaled {
    Value input();

    long factor();

    void setFactor(long factor);

    default boolean isIdentity() {
      return factor() == 1;
    }
  }

  /** Implements an author's op interface by its members. */
  @Op(dialect = Feature.class, name = "scale")
  @AssemblyFormat("$input `by` $factor attr-dict `:` type($input)")
  interface Scale extends Scaled {
    @Override
    @Operand
    Value input();

    @Override
    @Attr
    long factor();
  }
}
