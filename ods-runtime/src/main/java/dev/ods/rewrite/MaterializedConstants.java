// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.unsafe.IrReader;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * New constants, one of each value, at the front of the regions that constants are placed in
 * (MLIR's {@code OperationFolder::getOrCreateConstant}). Meanwhile blocks are neither moved nor
 * erased.
 */
public final class MaterializedConstants {
  /** What constants that are unified have in common. */
  private record Constant(@Nullable DialectDefinition dialect, Attribute value, Type type) {}

  private final Map<Region, Place> places = new HashMap<>();

  /** The block that constants were asked for last, and where those are. */
  private @Nullable Block lastBlock;

  private @Nullable Place lastPlace;

  /** The front of a region, and its constants. */
  private static final class Place {
    final Region region;
    final OpBuilder builder;
    final Map<Constant, Operation> known = new HashMap<>();

    Place(Region region) {
      this.region = region;
      this.builder = OpBuilder.atStart(Objects.requireNonNull(region.first()));
    }
  }

  /** No constants yet. */
  public MaterializedConstants() {}

  /**
   * A constant for uses in a block.
   *
   * @param dialect materializes the constant if there is none yet
   * @return null if the dialect cannot materialize it
   */
  public @Nullable Operation getOrCreate(
      Block block, @Nullable DialectDefinition dialect, Attribute value, Type type) {
    Place place = lastPlace;
    if (place == null || !block.equals(lastBlock)) {
      IrReader reader = IrReader.of(Objects.requireNonNull(block.parentOp()));
      int region = ConstantPool.insertionRegion(reader, IrReader.ref(block));
      place = places.computeIfAbsent(reader.region(region), Place::new);
      lastPlace = place;
      lastBlock = block;
    }
    Constant key = new Constant(dialect, value, type);
    Operation existing = place.known.get(key);
    return existing == null ? create(place, key) : existing;
  }

  private static @Nullable Operation create(Place place, Constant key) {
    DialectDefinition dialect = key.dialect();
    ConstantMaterializer materializer =
        dialect == null ? null : dialect.as(ConstantMaterializer.class);
    if (materializer == null) {
      return null;
    }
    OpBuilder builder = place.builder;
    builder.setInsertionPointToStart(Objects.requireNonNull(place.region.first()));
    UnknownLoc unknown = UnknownLoc.get(key.type().context());
    Operation created = materializer.materializeConstant(builder, key.value(), key.type(), unknown);
    return created == null ? null : enter(created, key, place.known);
  }

  /** Enters a constant for its own dialect, too, unless that has the same one already. */
  private static Operation enter(Operation created, Constant key, Map<Constant, Operation> known) {
    Constant own = new Constant(created.name().dialect(), key.value(), key.type());
    Operation existing = known.putIfAbsent(own, created);
    if (existing != null) {
      created.erase();
    }
    Operation constant = existing == null ? created : existing;
    known.put(key, constant);
    return constant;
  }
}
