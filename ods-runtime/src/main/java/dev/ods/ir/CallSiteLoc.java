// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The location of inlined code: in the callee, and at the call. */
public final class CallSiteLoc extends Location {
  private final Location callee;
  private final Location caller;

  private CallSiteLoc(Location callee, Location caller) {
    super(callee.context());
    this.callee = callee;
    this.caller = caller;
  }

  /** The location {@code callee} as seen from {@code caller}. */
  public static CallSiteLoc get(Location callee, Location caller) {
    return intern(new CallSiteLoc(callee, caller));
  }

  /** The location in the callee. */
  public Location callee() {
    return callee;
  }

  /** The location of the call. */
  public Location caller() {
    return caller;
  }

  @Override
  public List<Location> parts() {
    return List.of(callee, caller);
  }

  @Override
  public <R extends @Nullable Object> R accept(LocationVisitor<R> visitor) {
    return visitor.visitCallSite(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(callee);
    action.accept(caller);
  }

  @Override
  protected int keyHash() {
    return callee.hashCode() * 31 + caller.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    CallSiteLoc that = (CallSiteLoc) other;
    return callee == that.callee && caller == that.caller;
  }
}
