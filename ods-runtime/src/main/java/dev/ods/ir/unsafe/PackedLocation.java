// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.unsafe;

import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.storage.LocationWord;
import dev.ods.ir.storage.Ops;

/**
 * A location as the word that an operation stores. A position in a file is encoded in the word
 * itself, so that parsing a million operations creates no {@link Location}; any other location is
 * the number of an interned one.
 *
 * <p>A word is valid in one context, which is not checked.
 */
public final class PackedLocation {
  /** The unknown location. */
  public static final long UNKNOWN = LocationWord.UNKNOWN;

  private PackedLocation() {}

  // --- Words.

  /** The number of a file name, for {@link #of(Context, int, int, int)}. */
  public static int fileId(Context context, String file) {
    return Handles.ACCESS.fileId(context, file);
  }

  /**
   * The packed form of a position.
   *
   * @param fileId from {@link #fileId}
   * @param line an unsigned number
   * @param column an unsigned number
   */
  public static long of(Context context, int fileId, int line, int column) {
    return Handles.ACCESS.locationWord(context, fileId, line, column);
  }

  /** The packed form of any location. */
  public static long of(Location location) {
    return Handles.ACCESS.locationWord(location);
  }

  /** The packed location of an operation. */
  public static long of(Operation op) {
    return Ops.location(Handles.ACCESS.arena(op), Handles.ACCESS.ref(op));
  }

  /** Whether the word encodes a position in a file, which the next four methods decode. */
  public static boolean isPosition(long word) {
    return LocationWord.isPosition(word);
  }

  /** The file name of a position. */
  public static String file(Context context, long word) {
    return Handles.ACCESS.file(context, LocationWord.fileId(word));
  }

  /** The number of a position's file. */
  public static int fileId(long word) {
    return LocationWord.fileId(word);
  }

  /** The line of a position. */
  public static int line(long word) {
    return LocationWord.line(word);
  }

  /** The column of a position. */
  public static int column(long word) {
    return LocationWord.column(word);
  }

  /** The location that a word represents. */
  public static Location unpack(Context context, long word) {
    return (Location) Handles.ACCESS.location(context, word);
  }

  // --- IR with locations that are words.

  /** Appends an argument to a block. */
  public static Value addArgument(Block block, Type type, long location) {
    return Handles.ACCESS.addArgument(block, type, location);
  }

  /** {@link OperationState#reset Resets} a state for an operation. */
  public static OperationState reset(OperationState state, OperationName name, long location) {
    Handles.ACCESS.reset(state, name, location);
    return state;
  }
}
