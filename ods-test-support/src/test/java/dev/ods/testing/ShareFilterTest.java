// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

final class ShareFilterTest {
  private static final List<String> METHODS = List.of("cases", "fifth", "first", "fourth", "third");

  /** Discovered, but not run. */
  @Tag(ShareFilter.TAG)
  static final class Tagged {
    @Test
    void first() {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void cases(int number) {}

    @Test
    void third() {}

    @Test
    void fourth() {}

    @Test
    void fifth() {}
  }

  /** Discovered, but not run. */
  static final class Untagged {
    @Test
    void first() {}

    @Test
    void third() {}
  }

  private static List<String> methods(Class<?> type, String share) {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectClass(type))
            .filters(new ShareFilter(Share.parse(share)))
            .build();
    LauncherConfig config =
        LauncherConfig.builder().enablePostDiscoveryFilterAutoRegistration(false).build();
    TestPlan plan = LauncherFactory.create(config).discover(request);
    List<String> methods = new ArrayList<>();
    for (TestIdentifier root : plan.getRoots()) {
      plan.getDescendants(root).stream()
          .map(TestIdentifier::getDisplayName)
          .filter(name -> name.contains("("))
          .map(name -> name.substring(0, name.indexOf('(')))
          .forEach(methods::add);
    }
    return methods;
  }

  @Test
  void eachMethodOfTaggedClassesIsInOneShare() {
    List<String> all = new ArrayList<>(methods(Tagged.class, "1/2"));
    assertFalse(all.isEmpty());
    List<String> others = methods(Tagged.class, "2/2");
    assertFalse(others.isEmpty());
    all.addAll(others);
    assertEquals(METHODS, all.stream().sorted().toList());
  }

  @Test
  void aRunOfItsOwnHasAll() {
    assertEquals(METHODS, methods(Tagged.class, "1/1").stream().sorted().toList());
  }

  @Test
  void otherClassesAreInEachShare() {
    assertEquals(List.of("first", "third"), methods(Untagged.class, "1/2"));
    assertEquals(List.of("first", "third"), methods(Untagged.class, "2/2"));
  }

  @Test
  void isFoundByJUnit() {
    assertEquals(
        1,
        ServiceLoader.load(PostDiscoveryFilter.class).stream()
            .filter(provider -> provider.type() == ShareFilter.class)
            .count());
  }
}
