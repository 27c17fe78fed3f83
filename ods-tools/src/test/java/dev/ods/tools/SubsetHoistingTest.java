// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --loop-invariant-subset-hoisting} does what {@code mlir-opt}'s pass does. */
final class SubsetHoistingTest {
  private static final String[] OPTIONS = {
    "--loop-invariant-subset-hoisting", "--allow-unregistered-dialect"
  };

  private static String compare(String input) throws Exception {
    MlirOpt.assumeInstalled();
    ToolRun ours = OptRun.of(input, OPTIONS);
    assertEquals(MlirOpt.run(input, OPTIONS), ours, input);
    return ours.out();
  }

  /** A loop over a tensor with a part at one place, and another one at another place. */
  private static String loop(String extracted, String inserted) {
    return """
        #map = affine_map<(d0)[s0] -> (d0 * 2 + s0 - 1)>
        #same = affine_map<()[s0, s1] -> (s1 + s0 * 2 - 1)>
        func.func @f(%%arg: tensor<?xf32>, %%u: tensor<?xf32>, %%a: index, %%b: index)
            -> tensor<?xf32> {
          %%c0 = arith.constant 0 : index
          %%c1 = arith.constant 1 : index
          %%c4 = arith.constant 4 : index
          %%min = arith.constant -9223372036854775808 : index
          %%sum = arith.addi %%a, %%b : index
          %%mus = arith.addi %%b, %%a : index
          %%four = arith.muli %%a, %%c4 : index
          %%two = arith.addi %%a, %%a : index
          %%twice = arith.addi %%two, %%two : index
          %%three = arith.subi %%twice, %%a : index
          %%apply = affine.apply #map(%%a)[%%b]
          %%other = affine.apply #same()[%%a, %%b]
          %%d = tensor.dim %%u, %%c0 : tensor<?xf32>
          %%e = tensor.dim %%u, %%c0 : tensor<?xf32>
          %%made = tensor.empty(%%a) : tensor<?xf32>
          %%dm = tensor.dim %%made, %%c0 : tensor<?xf32>
          %%low = arith.subi %%min, %%c1 : index
          %%r = scf.for %%i = %%c0 to %%a step %%b iter_args(%%t = %%arg) -> (tensor<?xf32>) {
            %%0 = tensor.extract_slice %%t%s [1] : tensor<?xf32> to tensor<5xf32>
            %%1 = "test.foo"(%%0) : (tensor<5xf32>) -> tensor<5xf32>
            %%2 = tensor.insert_slice %%1 into %%t%s [1] : tensor<5xf32> into tensor<?xf32>
            scf.yield %%2 : tensor<?xf32>
          } {note}
          return %%r : tensor<?xf32>
        }
        """
        .formatted(extracted, inserted);
  }

  /** Places that are equal, though they are computed in another way. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[%sum] [5]=[%mus] [5]",
        "[%four] [5]=[%twice] [5]",
        "[%apply] [5]=[%other] [5]",
        "[%d] [5]=[%e] [5]",
        "[%dm] [5]=[%a] [5]",
        "[%c4] [5]=[4] [5]",
      })
  void equalPlacesAreOnePart(String places) throws Exception {
    String[] both = places.split("=", 2);
    String out = compare(loop(both[0], both[1]));
    assertTrue(out.contains(":2 = scf.for"), out);
  }

  /** Places of which nothing is known, or that are not invariant. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[%three] [5]=[%twice] [5]",
        "[%a] [5]=[%b] [5]",
        "[%i] [5]=[%i] [5]",
        "[0] [5]=[1] [5]",
        "[%d] [5]=[%a] [5]",
      })
  void otherPlacesStay(String places) throws Exception {
    String[] both = places.split("=", 2);
    String out = compare(loop(both[0], both[1]));
    assertTrue(out.contains(" = scf.for") && !out.contains(":2 = scf.for"), out);
  }

  /** Random chains of operations on parts, in loops that are nested at random. */
  private static final class Chain {
    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private int next;

    Chain(int seed) {
      random = new Random(seed);
    }

    String function(String name) {
      text.append("func.func @" + name + "(%arg: tensor<?xf32>, %a: index, %b: index)");
      text.append(" -> tensor<?xf32> {\n");
      text.append("%c0 = arith.constant 0 : index\n%c9 = arith.constant 9 : index\n");
      text.append("%a9 = arith.addi %a, %c9 : index\n");
      String result = loop("%arg", 0);
      text.append("return " + result + " : tensor<?xf32>\n}\n");
      return text.toString();
    }

    private String loop(String init, int depth) {
      String result = "%r" + next;
      String argument = "%t" + next++;
      text.append(result + " = scf.for %i" + next + " = %a to %b step %b");
      text.append(" iter_args(" + argument + " = " + init + ") -> (tensor<?xf32>) {\n");
      String last = argument;
      for (int i = random.nextInt(4); i >= 0; i--) {
        last = step(last, depth);
      }
      String yielded = random.nextInt(8) == 0 ? argument : last;
      text.append("scf.yield " + yielded + " : tensor<?xf32>\n}\n");
      return result;
    }

    private String step(String tensor, int depth) {
      if (depth < 2 && random.nextInt(3) == 0) {
        return loop(tensor, depth + 1);
      }
      String place = place();
      String part = "%p" + next;
      String used = "%u" + next;
      String result = "%n" + next++;
      List<String> lines = new ArrayList<>();
      lines.add(part + " = tensor.extract_slice " + tensor + place + " : tensor<?xf32> to ");
      lines.add("tensor<3xf32>\n");
      if (random.nextInt(6) == 0) {
        place = place();
      }
      lines.add(used + " = \"test.foo\"(" + part + ") : (tensor<3xf32>) -> tensor<3xf32>\n");
      lines.add(result + " = tensor.insert_slice " + used + " into " + tensor + place);
      lines.add(" : tensor<3xf32> into tensor<?xf32>\n");
      lines.forEach(text::append);
      if (random.nextInt(10) == 0) {
        text.append("\"test.use\"(" + tensor + ") : (tensor<?xf32>) -> ()\n");
      }
      return result;
    }

    private String place() {
      List<String> places = List.of("[0]", "[3]", "[%c0]", "[%a]", "[%a9]", "[8]", "[5]", "[%b]");
      return places.get(random.nextInt(places.size())) + " [3] [1]";
    }
  }

  @Test
  void randomChainsAreHoistedAsInMlir() throws Exception {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < 400; i++) {
      all.append(new Chain(i).function("f" + i));
    }
    String out = compare(all.toString());
    long hoisted = out.lines().filter(line -> line.matches(".*:[2-9] = scf.for .*")).count();
    assertTrue(hoisted > 60, "loops that carry parts: " + hoisted);
  }

  /** MLIR 22 crashes for this loop. */
  @Test
  void affineLoopsCarryParts() {
    ToolRun run =
        OptRun.of(
            """
            func.func @f(%arg: tensor<?xf32>) -> tensor<?xf32> {
              %r = affine.for %i = 0 to 8 iter_args(%t = %arg) -> (tensor<?xf32>) {
                %0 = tensor.extract_slice %t[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
                %1 = "test.foo"(%0) : (tensor<5xf32>) -> tensor<5xf32>
                %2 = tensor.insert_slice %1 into %t[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
                affine.yield %2 : tensor<?xf32>
              } {note}
              return %r : tensor<?xf32>
            }
            """,
            OPTIONS);
    assertEquals(
        """
        module {
          func.func @f(%arg0: tensor<?xf32>) -> tensor<?xf32> {
            %extracted_slice = tensor.extract_slice %arg0[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
            %0:2 = affine.for %arg1 = 0 to 8 iter_args(%arg2 = %arg0, %arg3 = %extracted_slice) -> (tensor<?xf32>, tensor<5xf32>) {
              %1 = "test.foo"(%arg3) : (tensor<5xf32>) -> tensor<5xf32>
              affine.yield %arg2, %1 : tensor<?xf32>, tensor<5xf32>
            } {note}
            %inserted_slice = tensor.insert_slice %0#1 into %0#0[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
            return %inserted_slice : tensor<?xf32>
          }
        }

        """,
        run.out());
  }

  /** A part of a part is moved after that. */
  @Test
  void partsOfPartsAreHoisted() throws Exception {
    String out =
        compare(
            """
            func.func @f(%arg: tensor<?xf32>, %a: index) -> tensor<?xf32> {
              %0 = scf.for %i = %a to %a step %a iter_args(%t = %arg) -> (tensor<?xf32>) {
                %1 = tensor.extract_slice %t[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
                %2 = tensor.extract_slice %1[1] [2] [1] : tensor<5xf32> to tensor<2xf32>
                %3 = "test.foo"(%2) : (tensor<2xf32>) -> tensor<2xf32>
                %4 = tensor.insert_slice %3 into %1[1] [2] [1] : tensor<2xf32> into tensor<5xf32>
                %5 = tensor.insert_slice %4 into %t[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
                scf.yield %5 : tensor<?xf32>
              }
              return %0 : tensor<?xf32>
            }
            """);
    assertTrue(out.contains(":3 = scf.for"), out);
  }

  /** Loops that carry a tensor, but not more values. */
  @Test
  void otherLoopsStay() throws Exception {
    compare(
        """
        func.func @f(%arg: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
          %r = scf.while (%t = %arg) : (tensor<?xf32>) -> tensor<?xf32> {
            scf.condition(%c) %t : tensor<?xf32>
          } do {
          ^bb0(%t: tensor<?xf32>):
            %0 = tensor.extract_slice %t[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
            %2 = tensor.insert_slice %0 into %t[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
            scf.yield %2 : tensor<?xf32>
          }
          return %r : tensor<?xf32>
        }
        func.func @g(%arg: tensor<?xf32>, %a: index) -> tensor<?xf32> {
          %r = scf.forall (%i) in (%a) shared_outs(%t = %arg) -> (tensor<?xf32>) {
            %0 = tensor.extract_slice %t[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %0 into %t[0] [5] [1]
                  : tensor<5xf32> into tensor<?xf32>
            }
          }
          return %r : tensor<?xf32>
        }
        """);
  }
}
