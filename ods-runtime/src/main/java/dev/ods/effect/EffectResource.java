// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

/**
 * What an effect acts on (MLIR's {@code SideEffects::Resource}), such as the memory of a device.
 * Effects on different resources do not interfere. A dialect's own resource is a class with one
 * instance in a constant, as {@link DefaultResource} is, so that {@code @MemRead} and the like can
 * name it:
 *
 * <pre>{@code
 * public final class SharedMemory extends EffectResource {
 *   public static final SharedMemory INSTANCE = new SharedMemory();
 *
 *   private SharedMemory() {
 *     super("SharedMemory");
 *   }
 * }
 * }</pre>
 */
public abstract class EffectResource {
  private final String name;

  /**
   * For subclasses.
   *
   * @param name for messages
   */
  protected EffectResource(String name) {
    this.name = name;
  }

  /** The name for messages. */
  public final String name() {
    return name;
  }

  @Override
  public final String toString() {
    return name;
  }
}
