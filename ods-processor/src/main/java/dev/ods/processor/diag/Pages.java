// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The URLs of the pages of {@code docs/errors}. */
public final class Pages {
  /** Filtered by the build, which defines the project's URL. */
  private static final String RESOURCE = "project.properties";

  private Pages() {}

  /** The URL of the page of a problem: {@code https://…/errors/ODS001}. */
  public static String address(ProblemId id) {
    return Home.ADDRESS + "/errors/" + id.id();
  }

  private static final class Home {
    static final String ADDRESS = read();

    private static String read() {
      Properties properties = new Properties();
      try (InputStream in = Pages.class.getResourceAsStream(RESOURCE)) {
        if (in == null) {
          throw new IllegalStateException("the processor's jar lacks its resource " + RESOURCE);
        }
        properties.load(in);
      } catch (IOException e) {
        throw new UncheckedIOException("cannot read the resource " + RESOURCE, e);
      }
      return properties.getProperty("home");
    }
  }
}
