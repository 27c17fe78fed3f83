// SPDX-License-Identifier: Apache-2.0
package dev.ods.service;

import java.net.URL;
import java.security.CodeSource;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * Finds the runtime's own provider of a service. Such services connect packages of the runtime;
 * providers in other jars, even earlier on the class path, are ignored.
 */
public final class OwnService {
  private OwnService() {}

  /**
   * The provider from the same jar, directory or module as the service; null if there is none.
   *
   * @param provider the name of its class, which depends on the package of the service. {@link
   *     ServiceLoader} would search all jars, which takes as long as reading a short text; it is
   *     left to jars that rename classes.
   */
  public static <S> @Nullable S find(Class<S> service, String provider) {
    S named = named(service, provider);
    return named == null ? search(service) : named;
  }

  private static <S> @Nullable S named(Class<S> service, String provider) {
    try {
      Class<?> type = Class.forName(provider, true, service.getClassLoader());
      return service.isAssignableFrom(type) && origin(type).equals(origin(service))
          ? service.cast(type.getConstructor().newInstance())
          : null;
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  private static <S> @Nullable S search(Class<S> service) {
    // No lambdas: they would slow down the start of every program.
    for (S provider : ServiceLoader.load(service, service.getClassLoader())) {
      if (origin(provider.getClass()).equals(origin(service))) {
        return provider;
      }
    }
    return null;
  }

  /**
   * The provider from the same jar, directory or module as the service.
   *
   * @param provider the name of its class
   * @throws IllegalStateException if there is none
   */
  public static <S> S get(Class<S> service, String provider) {
    S own = find(service, provider);
    if (own == null) {
      throw new IllegalStateException(
          "there is no "
              + service.getName()
              + ": a jar that shades ods-runtime must keep its META-INF/services");
    }
    return own;
  }

  private static String origin(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    URL location = source == null ? null : source.getLocation();
    return location == null ? "" : location.toString();
  }
}
