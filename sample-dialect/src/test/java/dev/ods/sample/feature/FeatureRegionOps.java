// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.MinSizedRegion;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.SingleBlockImplicitTerminator;
import dev.ods.annotation.SizedRegion;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.NoTerminator;
import dev.ods.trait.SingleBlock;
import dev.ods.trait.Terminator;
import java.util.List;
import java.util.Optional;

/** One operation for each feature of regions. */
public interface FeatureRegionOps {
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
}
