// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.FlatSymbolRef;
import dev.ods.annotation.Op;
import dev.ods.annotation.SymbolName;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.constraint.IndexAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.util.List;
import java.util.Optional;

/** One operation for each feature of attributes. */
public interface FeatureAttrOps {
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

  /** An attribute of any class, with the type of its constraint. */
  @Op(dialect = Feature.class, name = "sized")
  @AssemblyFormat("$size attr-dict")
  interface Sized {
    @Attr(IndexAttr.class)
    Attribute size();
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
}
