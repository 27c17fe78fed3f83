// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.annotation.*;
import dev.ods.builtin.StringAttr;
import dev.ods.datalayout.DataLayoutEntries;
import dev.ods.datalayout.DataLayoutEntryInterface;
import dev.ods.datalayout.DataLayoutProperty;
import dev.ods.datalayout.DataLayoutSpecInterface;
import dev.ods.datalayout.TargetDeviceSpecInterface;
import dev.ods.datalayout.TargetSystemSpecInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The attributes of the dialect, but for the entries that they consist of. */
public interface DltiAttrs {
  /**
   * {@code #dlti.dl_spec<"key" = value, i32 = value>}: the layout of data in memory.
   *
   * @param entries those of types and of properties
   */
  @AttrDef(dialect = DltiDialect.class, mnemonic = "dl_spec")
  record DataLayoutSpec(List<DataLayoutEntryAttr> entries) implements DataLayoutSpecInterface {
    static @Nullable DataLayoutSpec parse(AsmParser parser, @Nullable Type type) {
      List<DataLayoutEntryAttr> entries = EntryLists.parse(parser, true);
      return entries == null ? null : new DataLayoutSpec(entries);
    }

    void print(AsmPrinter printer) {
      EntryLists.print(printer, entries);
    }

    void verify(Diagnostics diagnostics, Location location) {
      EntryLists.verify(entries, true, diagnostics, location);
    }

    @Override
    public String identifier(DataLayoutProperty property) {
      return LayoutKeys.of(property);
    }

    @Override
    public DataLayoutSpecInterface withEntries(
        Context context, List<DataLayoutEntryInterface> newEntries) {
      return DataLayoutSpecAttr.get(
          context, newEntries.stream().map(DataLayoutEntryAttr.class::cast).toList());
    }
  }

  /**
   * {@code #dlti.map<"key" = value, i32 = value>}: arbitrary properties.
   *
   * @param entries the properties
   */
  @AttrDef(dialect = DltiDialect.class, mnemonic = "map")
  record Map(List<DataLayoutEntryAttr> entries) implements DataLayoutEntries {
    static @Nullable Map parse(AsmParser parser, @Nullable Type type) {
      List<DataLayoutEntryAttr> entries = EntryLists.parse(parser, true);
      return entries == null ? null : new Map(entries);
    }

    void print(AsmPrinter printer) {
      EntryLists.print(printer, entries);
    }

    void verify(Diagnostics diagnostics, Location location) {
      EntryLists.verify(entries, true, diagnostics, location);
    }
  }

  /**
   * {@code #dlti.target_device_spec<"key" = value>}: properties of a device.
   *
   * @param entries the properties, of which there is at least one
   */
  @AttrDef(dialect = DltiDialect.class, mnemonic = "target_device_spec")
  record TargetDeviceSpec(List<DataLayoutEntryAttr> entries) implements TargetDeviceSpecInterface {
    static @Nullable TargetDeviceSpec parse(AsmParser parser, @Nullable Type type) {
      List<DataLayoutEntryAttr> entries = EntryLists.parse(parser, false);
      return entries == null ? null : new TargetDeviceSpec(entries);
    }

    void print(AsmPrinter printer) {
      EntryLists.print(printer, entries);
    }

    void verify(Diagnostics diagnostics, Location location) {
      EntryLists.verify(entries, false, diagnostics, location);
    }
  }

  /**
   * {@code #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<…>>}: the devices of a system.
   *
   * @param entries the devices, of which there is at least one
   */
  @AttrDef(dialect = DltiDialect.class, mnemonic = "target_system_spec")
  record TargetSystemSpec(List<DataLayoutEntryAttr> entries) implements TargetSystemSpecInterface {
    static @Nullable TargetSystemSpec parse(AsmParser parser, @Nullable Type type) {
      List<DataLayoutEntryAttr> entries = EntryLists.parse(parser, false);
      return entries == null ? null : new TargetSystemSpec(entries);
    }

    void print(AsmPrinter printer) {
      EntryLists.print(printer, entries);
    }

    void verify(Diagnostics diagnostics, Location location) {
      String violation = entries.isEmpty() ? EntryLists.NONE : violation();
      if (violation != null) {
        diagnostics.error(location, violation);
      }
    }

    private @Nullable String violation() {
      Set<Attribute> devices = new HashSet<>();
      for (DataLayoutEntryAttr entry : entries) {
        if (!(entry.key() instanceof StringAttr device)) {
          return "non-string key of DLTI system spec";
        }
        if (!(entry.value() instanceof TargetDeviceSpecAttr)) {
          return "value associated with key " + device + " is not a DLTI device spec";
        }
        if (!devices.add(device)) {
          return "repeated device ID in dlti.target_system_spec: " + device;
        }
      }
      return null;
    }
  }

  /**
   * {@code #dlti.function_pointer_alignment<64, function_dependent = false>}: how pointers to
   * functions are aligned at least.
   *
   * @param alignment an unsigned number
   * @param functionDependent whether it depends on the function, too
   */
  @AttrDef(
      dialect = DltiDialect.class,
      mnemonic = "function_pointer_alignment",
      definition = "DLTI_FunctionPointerAlignmentAttr")
  @AssemblyFormat("`<` $alignment `,` `function_dependent` `=` $function_dependent `>`")
  record FunctionPointerAlignment(
      @Param(unsigned = true) long alignment,
      @Param(name = "function_dependent") boolean functionDependent) {}
}
