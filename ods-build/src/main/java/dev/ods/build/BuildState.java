// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The persistent state of a build, which the next one reads. Writing it commits the build: it
 * atomically replaces the last state, and the class directories that this refers to.
 *
 * @param inputs a digest of the inputs of all compilations: the JDK, the processor, the libraries,
 *     the list of modules
 * @param modules the modules by name
 */
record BuildState(String inputs, Map<String, Module> modules) {
  private static final int VERSION = 1;

  /**
   * One module.
   *
   * @param directory the name of its class directory
   * @param edited whether it was compiled incrementally since its last full compilation
   * @param sources the compiled sources
   * @param resources the copied resources
   * @param classes the internal names of the classes compiled from each source, directly or through
   *     generated sources, by its relative path
   */
  record Module(
      String directory,
      boolean edited,
      Snapshot sources,
      Snapshot resources,
      Map<String, List<String>> classes) {}

  /** Reads the state from {@code file}; null if there is none, or one of another version. */
  static @Nullable BuildState read(Path file) {
    if (!Files.exists(file)) {
      return null;
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      if (in.readInt() != VERSION) {
        return null;
      }
      String inputs = in.readUTF();
      Map<String, Module> modules = new TreeMap<>();
      for (int n = in.readInt(); n > 0; n--) {
        modules.put(
            in.readUTF(),
            new Module(in.readUTF(), in.readBoolean(), snapshot(in), snapshot(in), classes(in)));
      }
      return new BuildState(inputs, modules);
    } catch (IOException damaged) {
      return null;
    }
  }

  void write(Path file) throws IOException {
    Path written = file.resolveSibling(file.getFileName() + ".new");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(written)))) {
      out.writeInt(VERSION);
      out.writeUTF(inputs);
      out.writeInt(modules.size());
      for (Map.Entry<String, Module> entry : modules.entrySet()) {
        Module module = entry.getValue();
        out.writeUTF(entry.getKey());
        out.writeUTF(module.directory);
        out.writeBoolean(module.edited);
        write(module.sources, out);
        write(module.resources, out);
        out.writeInt(module.classes.size());
        for (Map.Entry<String, List<String>> source : module.classes.entrySet()) {
          out.writeUTF(source.getKey());
          out.writeInt(source.getValue().size());
          for (String name : source.getValue()) {
            out.writeUTF(name);
          }
        }
      }
    }
    Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void write(Snapshot snapshot, DataOutputStream out) throws IOException {
    out.writeInt(snapshot.files().size());
    for (Map.Entry<String, Snapshot.Entry> file : snapshot.files().entrySet()) {
      out.writeUTF(file.getKey());
      out.writeLong(file.getValue().size());
      out.writeLong(file.getValue().modified());
      out.writeUTF(file.getValue().hash());
    }
  }

  private static Snapshot snapshot(DataInputStream in) throws IOException {
    Map<String, Snapshot.Entry> files = new TreeMap<>();
    for (int n = in.readInt(); n > 0; n--) {
      files.put(in.readUTF(), new Snapshot.Entry(in.readLong(), in.readLong(), in.readUTF()));
    }
    return new Snapshot(files);
  }

  private static Map<String, List<String>> classes(DataInputStream in) throws IOException {
    Map<String, List<String>> classes = new TreeMap<>();
    for (int n = in.readInt(); n > 0; n--) {
      String source = in.readUTF();
      int count = in.readInt();
      List<String> names = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        names.add(in.readUTF());
      }
      classes.put(source, names);
    }
    return classes;
  }
}
