// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The location of inlined code: in the callee, and at the call.
 *
 * <p>The caller of a location that was inlined several times is one in turn, and so on: a chain of
 * calls. Where a call is added at its end, all callers are new locations, which are made only when
 * they are asked for.
 */
public final class CallSiteLoc extends Location {
  private final Location callee;

  /** The location to whose chain the {@link #suffix} was added, or null. */
  private final @Nullable CallSiteLoc prefix;

  private final @Nullable Location suffix;

  /** The number of locations in the chain: the callees, and the last caller. */
  private final int length;

  /** Of the locations in the chain, however it came about. */
  private final int hash;

  /** Null until it is asked for, if there is a prefix. */
  private volatile @Nullable Location caller;

  private CallSiteLoc(Location callee, Location caller) {
    super(callee.context());
    this.callee = callee;
    this.prefix = null;
    this.suffix = null;
    this.caller = caller;
    this.length = 1 + lengthOf(caller);
    this.hash = concatenate(callee.hashCode(), hashOf(caller), lengthOf(caller));
  }

  private CallSiteLoc(CallSiteLoc prefix, Location suffix) {
    super(prefix.context());
    this.callee = prefix.callee;
    this.prefix = prefix;
    this.suffix = suffix;
    this.length = Math.addExact(prefix.length, lengthOf(suffix));
    this.hash = concatenate(prefix.hash, hashOf(suffix), lengthOf(suffix));
  }

  private static int lengthOf(Location caller) {
    return caller instanceof CallSiteLoc call ? call.length : 1;
  }

  private static int hashOf(Location caller) {
    return caller instanceof CallSiteLoc call ? call.hash : caller.hashCode();
  }

  /** The location {@code callee} as seen from {@code caller}. */
  public static CallSiteLoc get(Location callee, Location caller) {
    return intern(new CallSiteLoc(callee, caller));
  }

  /**
   * A location as seen from where the code that it is in was called: from the caller of its caller
   * and so on, if it is a call site.
   */
  public static CallSiteLoc append(Location location, Location caller) {
    return location instanceof CallSiteLoc call
        ? intern(new CallSiteLoc(call, caller))
        : get(location, caller);
  }

  /** The location in the callee. */
  public Location callee() {
    return callee;
  }

  /** The location of the call. */
  public Location caller() {
    Location known = caller;
    if (known == null) {
      List<Location> chain = chain();
      int last = chain.size() - 1;
      known = chain.get(last);
      for (int i = last - 1; i > 0; i--) {
        CallSiteLoc made = get(chain.get(i), known);
        // It may be there already, and not know its caller.
        made.caller = known;
        known = made;
      }
      caller = known;
    }
    return known;
  }

  /** The callees and the last caller; without recursion, as chains may be long. */
  private List<Location> chain() {
    List<Location> chain = new ArrayList<>(length);
    Deque<Location> pending = new ArrayDeque<>();
    pending.push(this);
    while (!pending.isEmpty()) {
      Location next = pending.pop();
      if (!(next instanceof CallSiteLoc call)) {
        chain.add(next);
        continue;
      }
      Location known = call.caller;
      if (known == null) {
        pending.push(Objects.requireNonNull(call.suffix));
        pending.push(Objects.requireNonNull(call.prefix));
      } else {
        chain.add(call.callee);
        pending.push(known);
      }
    }
    return chain;
  }

  @Override
  public List<Location> parts() {
    return List.of(callee, caller());
  }

  @Override
  public <R extends @Nullable Object> R accept(LocationVisitor<R> visitor) {
    return visitor.visitCallSite(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(callee);
    action.accept(caller());
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(parts.next(Location.class), parts.next(Location.class));
  }

  /** What is not made yet need not be checked. */
  @Override
  void checkParts() {
    Location last = suffix == null ? caller : suffix;
    if (Objects.requireNonNull(last).context() != context()) {
      throw otherContext(CallSiteLoc.class);
    }
  }

  @Override
  protected int keyHash() {
    return hash;
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    CallSiteLoc that = (CallSiteLoc) other;
    if (callee != that.callee || length != that.length || hash != that.hash) {
      return false;
    }
    Location from = caller;
    Location thatFrom = that.caller;
    if (from != null && thatFrom != null) {
      return from == thatFrom;
    }
    return (prefix != null && prefix == that.prefix && suffix == that.suffix)
        || chain().equals(that.chain());
  }
}
