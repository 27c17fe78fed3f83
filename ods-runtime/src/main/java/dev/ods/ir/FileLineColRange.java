// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.LocationWord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position or a range of positions in a file. Lines and columns count from 1; 0 means unknown.
 * They are unsigned numbers of 32 bits, as in MLIR: a negative {@code int} stands for one from 2^31
 * up, which {@link Integer#toUnsignedString} shows.
 *
 * <p>As in MLIR, nothing is checked: a range may end before it begins. An unpaired surrogate in the
 * file's name that stands for no byte is printed as a question mark.
 */
public final class FileLineColRange extends Location {
  private static final String STANDARD_INPUT = "-";

  private final String file;
  private final int startLine;
  private final int startColumn;
  private final int endLine;
  private final int endColumn;

  private FileLineColRange(
      Context context, String file, int startLine, int startColumn, int endLine, int endColumn) {
    super(context);
    this.file = file;
    this.startLine = startLine;
    this.startColumn = startColumn;
    this.endLine = endLine;
    this.endColumn = endColumn;
  }

  /** One position. As in MLIR, a file without a name is the standard input, {@code -}. */
  public static FileLineColRange get(Context context, String file, int line, int column) {
    return get(context, fileOrStandardInput(file), line, column, line, column);
  }

  /** The name of a file as that of a position: of an empty one, that of the standard input. */
  public static String fileOrStandardInput(String file) {
    return file.isEmpty() ? STANDARD_INPUT : file;
  }

  /** The range from one position up to another, of a file whose name stays as it is. */
  public static FileLineColRange get(
      Context context, String file, int startLine, int startColumn, int endLine, int endColumn) {
    return intern(new FileLineColRange(context, file, startLine, startColumn, endLine, endColumn));
  }

  /** The file's name as it was given. */
  public String file() {
    return file;
  }

  /** The line where the range begins, as an unsigned number. */
  public int startLine() {
    return startLine;
  }

  /** The column where the range begins, as an unsigned number. */
  public int startColumn() {
    return startColumn;
  }

  /** The line where the range ends, as an unsigned number. */
  public int endLine() {
    return endLine;
  }

  /** The column where the range ends, as an unsigned number. */
  public int endColumn() {
    return endColumn;
  }

  /** Whether this is a single position. */
  public boolean isPosition() {
    return startLine == endLine && startColumn == endColumn;
  }

  @Override
  long word() {
    if (isPosition()) {
      long packed = LocationWord.position(context().files().id(file), startLine, startColumn);
      return packed != LocationWord.UNKNOWN ? packed : super.word();
    }
    return super.word();
  }

  @Override
  public List<Location> parts() {
    return List.of();
  }

  @Override
  public <R extends @Nullable Object> R accept(LocationVisitor<R> visitor) {
    return visitor.visitFileLineColRange(this);
  }

  @Override
  protected int keyHash() {
    return ((file.hashCode() * 31 + startLine) * 31 + startColumn) * 31 + endLine * 7 + endColumn;
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    FileLineColRange that = (FileLineColRange) other;
    return startLine == that.startLine
        && startColumn == that.startColumn
        && endLine == that.endLine
        && endColumn == that.endColumn
        && file.equals(that.file);
  }
}
