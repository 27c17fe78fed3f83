// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * A random function that allocates memory and makes tensors, and takes slices, views and casts of
 * them, with sizes, offsets and strides that are numbers, constants or anything else. Some slices
 * are out of bounds, which {@code mlir-opt} reports for those with numbers.
 */
final class RandomShapes {
  private static final String DYNAMIC = "?";

  /** A memref or a tensor of i32; a tensor has no strides. */
  private record Shaped(
      String name, boolean isMemory, List<String> sizes, List<String> strides, String offset) {
    String type() {
      String shape = sizes.stream().map(size -> size + "x").collect(Collectors.joining()) + "i32";
      if (!isMemory) {
        return "tensor<" + shape + ">";
      }
      String at = offset.equals("0") ? "" : ", offset: " + offset;
      return "memref<" + shape + ", strided<[" + String.join(", ", strides) + "]" + at + ">>";
    }
  }

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private final List<Shaped> values = new ArrayList<>();
  private final List<String> indices = new ArrayList<>(List.of("%a", "%b"));
  private int names;

  private RandomShapes(long seed) {
    random = new Random(seed);
  }

  /** The text of the function of a seed, in a module. */
  static String of(long seed) {
    return new RandomShapes(seed).program();
  }

  private String program() {
    line("func.func @f(%a: index, %b: index, %bytes: memref<64xi8>) {");
    int count = 4 + random.nextInt(12);
    for (int i = 0; i < count; i++) {
      operation();
    }
    for (Shaped each : values) {
      if (random.nextInt(3) == 0) {
        line("\"test.use\"(" + each.name() + ") : (" + each.type() + ") -> ()");
      }
    }
    line("\"test.use\"(" + index() + ") : (index) -> ()");
    line("return");
    line("}");
    return text.toString();
  }

  private void operation() {
    Shaped of = values.isEmpty() ? null : values.get(random.nextInt(values.size()));
    int kind = of == null ? random.nextInt(3) : random.nextInt(14);
    switch (kind) {
      case 0, 1 -> constant();
      case 2 -> create();
      case 3 -> arithmetic();
      case 4 -> view();
      case 5, 6 -> cast(of);
      case 7, 8 -> size(of);
      case 9 -> insert(of);
      default -> slice(of);
    }
  }

  private void constant() {
    String dialect = random.nextInt(3) == 0 ? "index" : "arith";
    String type = dialect.equals("arith") ? " : index" : "";
    indices.add(define(dialect + ".constant " + random.nextInt(6) + type));
  }

  private void arithmetic() {
    String[] operations = {"arith.addi", "arith.muli", "arith.maxsi", "index.add", "index.maxu"};
    String operation = pick(List.of(operations));
    String type = operation.startsWith("arith") ? " : index" : "";
    indices.add(define(operation + " " + index() + ", " + index() + type));
  }

  private void create() {
    boolean isMemory = random.nextBoolean();
    List<String> sizes = new ArrayList<>();
    int rank = 1 + random.nextInt(3);
    for (int i = 0; i < rank; i++) {
      sizes.add(pick(List.of(DYNAMIC, "1", "2", "4", "8")));
    }
    String operands =
        sizes.stream()
            .filter(DYNAMIC::equals)
            .map(size -> index())
            .collect(Collectors.joining(", ", "(", ")"));
    String shape = sizes.stream().map(size -> size + "x").collect(Collectors.joining()) + "i32>";
    if (isMemory) {
      String plain = define("memref.alloc" + operands + " : memref<" + shape);
      List<String> strides = rowMajor(sizes);
      Shaped cast = new Shaped("%v" + names, true, sizes, strides, "0");
      define("memref.cast " + plain + " : memref<" + shape + " to " + cast.type());
      values.add(cast);
    } else if (sizes.contains(DYNAMIC) || random.nextBoolean()) {
      add("tensor.empty" + operands + " : tensor<" + shape, false, sizes, List.of(), "");
    } else {
      add("arith.constant dense<1> : tensor<" + shape, false, sizes, List.of(), "");
    }
  }

  private static List<String> rowMajor(List<String> sizes) {
    List<String> strides = new ArrayList<>();
    String stride = "1";
    for (int i = sizes.size() - 1; i >= 0; i--) {
      strides.add(0, stride);
      stride = product(stride, sizes.get(i));
    }
    return strides;
  }

  private static String product(String a, String b) {
    boolean known = !a.equals(DYNAMIC) && !b.equals(DYNAMIC);
    return known ? String.valueOf(Long.parseLong(a) * Long.parseLong(b)) : DYNAMIC;
  }

  private static String sum(String a, String b) {
    boolean known = !a.equals(DYNAMIC) && !b.equals(DYNAMIC);
    return known ? String.valueOf(Long.parseLong(a) + Long.parseLong(b)) : DYNAMIC;
  }

  private void view() {
    List<String> sizes = List.of(DYNAMIC, pick(List.of(DYNAMIC, "2")));
    String operands = index() + (sizes.get(1).equals(DYNAMIC) ? ", " + index() : "");
    String type = "memref<" + String.join("x", sizes) + "xi8>";
    String view =
        define("memref.view %bytes[" + index() + "][" + operands + "] : memref<64xi8> to " + type);
    indices.add(define("memref.dim " + view + ", " + index() + " : " + type));
    line("\"test.use\"(" + view + ") : (" + type + ") -> ()");
  }

  /** A cast that forgets some sizes, strides and the offset, or assumes them. */
  private void cast(Shaped of) {
    List<String> sizes =
        of.sizes().stream()
            .map(size -> random.nextBoolean() ? size : size.equals(DYNAMIC) ? "2" : DYNAMIC)
            .toList();
    List<String> strides =
        of.strides().stream().map(stride -> random.nextBoolean() ? stride : DYNAMIC).toList();
    String offset = !of.isMemory() || random.nextBoolean() ? of.offset() : DYNAMIC;
    Shaped to = new Shaped("%v" + names, of.isMemory(), sizes, strides, offset);
    define(dialect(of) + ".cast " + of.name() + " : " + of.type() + " to " + to.type());
    values.add(to);
  }

  private void size(Shaped of) {
    indices.add(define(dialect(of) + ".dim " + of.name() + ", " + index() + " : " + of.type()));
  }

  private void slice(Shaped of) {
    List<String> offsets = numbers(of, 2);
    List<String> lengths = numbers(of, 3);
    List<String> steps = numbers(of, 3);
    List<String> sizes = new ArrayList<>();
    List<String> strides = new ArrayList<>();
    String offset = of.offset();
    for (int i = 0; i < offsets.size(); i++) {
      sizes.add(known(lengths.get(i)));
      if (of.isMemory()) {
        offset = sum(offset, product(known(offsets.get(i)), of.strides().get(i)));
        strides.add(product(known(steps.get(i)), of.strides().get(i)));
      }
    }
    int unit = sizes.indexOf("1");
    if (unit >= 0 && unit == sizes.lastIndexOf("1") && random.nextBoolean()) {
      sizes.remove(unit);
      if (of.isMemory()) {
        strides.remove(unit);
      }
    }
    Shaped to = new Shaped("%v" + names, of.isMemory(), sizes, strides, offset);
    String operation = of.isMemory() ? "memref.subview " : "tensor.extract_slice ";
    define(operation + of.name() + at(offsets, lengths, steps) + " : " + types(of, to, "to"));
    values.add(to);
  }

  private void insert(Shaped of) {
    List<Shaped> sources =
        values.stream()
            .filter(each -> !each.isMemory() && each.sizes().size() == of.sizes().size())
            .toList();
    if (of.isMemory() || sources.isEmpty()) {
      return;
    }
    Shaped source = pick(sources);
    List<String> lengths =
        source.sizes().stream().map(size -> size.equals(DYNAMIC) ? index() : size).toList();
    add(
        "tensor.insert_slice "
            + source.name()
            + " into "
            + of.name()
            + at(numbers(of, 2), lengths, numbers(of, 3))
            + " : "
            + types(source, of, "into"),
        false,
        of.sizes(),
        of.strides(),
        of.offset());
  }

  private static String at(List<String> offsets, List<String> lengths, List<String> steps) {
    return String.join(" ", offsets.toString(), lengths.toString(), steps.toString());
  }

  private static String types(Shaped from, Shaped to, String word) {
    return from.type() + " " + word + " " + to.type();
  }

  /** For each dimension a number less than a bound, or a value. */
  private List<String> numbers(Shaped of, int bound) {
    return of.sizes().stream()
        .map(size -> random.nextBoolean() ? index() : String.valueOf(random.nextInt(bound)))
        .toList();
  }

  private static String known(String number) {
    return number.startsWith("%") ? DYNAMIC : number;
  }

  private static String dialect(Shaped of) {
    return of.isMemory() ? "memref" : "tensor";
  }

  private String index() {
    return pick(indices);
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private void add(
      String operation, boolean isMemory, List<String> sizes, List<String> strides, String offset) {
    values.add(new Shaped(define(operation), isMemory, sizes, strides, offset));
  }

  private String define(String operation) {
    String name = "%v" + names++;
    line(name + " = " + operation);
    return name;
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
