// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.architecture.fixture.Sample;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A listing has exactly the accessible API. */
final class ApiListingTest {
  @Test
  void listsTheAccessibleApi() {
    String name = Sample.class.getPackageName();
    assertEquals(
        """

        public abstract class Sample<T extends Comparable<? super T> & Runnable> extends Hidden implements Iterable<@Nullable T>
          static final int CONSTANT
          protected @Nullable String name
          protected new(String) throws java.io.IOException
          protected abstract long[][] arrays(byte[])
          void inherited()
          final <K> java.util.Map<K, ? extends T> map(java.util.List<?>, K @Nullable [], String...) throws java.io.IOException
          String overridden()

        public enum Sample.Kind
          SECOND
          FIRST
          boolean isFirst()

        @Retention(CLASS)
        @Target({TYPE, METHOD})
        public @interface Sample.Mark
          int number()
          String[] texts() default {"a", "\\""}
          Class<?> type() default Object.class

        public static non-sealed class Sample.Open implements Sample.Shape
          new()

        public record Sample.Point(int x, @Nullable String y) implements Sample.Shape
          new(int)

        public sealed interface Sample.Shape permits Sample.Point, Sample.Open
          default int size()
        """,
        String.join("\n", ApiListing.of(name, List.of(Sample.class), Set.of(name))) + "\n");
  }
}
