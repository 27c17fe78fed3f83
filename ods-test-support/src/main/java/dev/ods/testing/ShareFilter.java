// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.PostDiscoveryFilter;

/**
 * Gives each run its {@link Share} of the methods of test classes with the tag {@code shared}:
 * classes of many cases of one kind, which take long together. JUnit finds it as a service.
 */
public final class ShareFilter implements PostDiscoveryFilter {
  static final String TAG = "shared";

  private final Share share;

  /** For the share of this run. */
  public ShareFilter() {
    this(Share.ofThisRun());
  }

  ShareFilter(Share share) {
    this.share = share;
  }

  @Override
  public FilterResult apply(TestDescriptor test) {
    boolean isLeft =
        test.getTags().stream().anyMatch(tag -> tag.getName().equals(TAG))
            && test.getSource().orElse(null) instanceof MethodSource method
            && !share.has(method.getMethodName());
    return FilterResult.includedIf(!isLeft);
  }
}
