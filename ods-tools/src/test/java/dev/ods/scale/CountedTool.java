// SPDX-License-Identifier: Apache-2.0
package dev.ods.scale;

import com.sun.management.ThreadMXBean;
import dev.ods.testing.construct.Construct;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Runs {@code ods-opt} and counts its work. */
final class CountedTool {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Constructor<?> constructor;
  private final Method run;

  CountedTool() throws ReflectiveOperationException {
    Class<?> tool = new CountingLoader().loadClass("dev.ods.tools.OdsOpt");
    constructor = tool.getConstructor(InputStream.class, OutputStream.class, OutputStream.class);
    run = tool.getMethod("run", String[].class);
  }

  /**
   * The work of one run.
   *
   * @param steps as {@link Steps} counts them
   * @param bytes what it allocated
   * @param exitCode its result
   */
  record Work(long steps, long bytes, int exitCode) {}

  /** Runs the tool on a number of constructs, in one thread. */
  Work run(Construct construct, int n) throws ReflectiveOperationException {
    byte[] text = construct.text().apply(n).getBytes(StandardCharsets.UTF_8);
    List<String> options = new ArrayList<>(construct.options());
    options.add("--allow-unregistered-dialect");
    if (!options.contains("--mlir-disable-threading")) {
      options.add("--mlir-disable-threading");
    }
    OutputStream nowhere = OutputStream.nullOutputStream();
    Object tool = constructor.newInstance(new ByteArrayInputStream(text), nowhere, nowhere);
    long steps = Steps.count();
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    Object exitCode = run.invoke(tool, (Object) options.toArray(String[]::new));
    return new Work(
        Steps.count() - steps,
        THREADS.getCurrentThreadAllocatedBytes() - bytes,
        (Integer) exitCode);
  }
}
