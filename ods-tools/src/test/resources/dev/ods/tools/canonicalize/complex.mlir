func.func @parts(%a: complex<f32>, %b: complex<f32>, %x: f32, %y: f32) -> (complex<f32>, complex<f32>, f32, f32, f32, f32, f32, f32) {
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %imb = complex.im %b : complex<f32>
  %same = complex.create %re, %im : complex<f32>
  %other = complex.create %re, %imb : complex<f32>
  %0 = complex.re %k : complex<f32>
  %1 = complex.im %k : complex<f32>
  %made = complex.create %x, %y : complex<f32>
  %2 = complex.re %made : complex<f32>
  %3 = complex.im %made : complex<f32>
  %n = complex.neg %made : complex<f32>
  %4 = complex.re %n : complex<f32>
  %5 = complex.im %n : complex<f32>
  return %same, %other, %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, f32, f32, f32, f32, f32, f32
}
func.func @undone(%a: complex<f64>, %b: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %s = complex.sub %a, %b : complex<f64>
  %0 = complex.add %s, %b : complex<f64>
  %1 = complex.add %b, %s : complex<f64>
  %t = complex.add %a, %b : complex<f64>
  %2 = complex.sub %t, %b : complex<f64>
  %3 = complex.sub %t, %a : complex<f64>
  %n = complex.neg %a : complex<f64>
  %4 = complex.neg %n : complex<f64>
  %c = complex.conj %a : complex<f64>
  %5 = complex.conj %c : complex<f64>
  %e = complex.exp %a : complex<f64>
  %6 = complex.log %e : complex<f64>
  %l = complex.log %a : complex<f64>
  %7 = complex.exp %l : complex<f64>
  return %0, %1, %2, %3, %4, %5, %6, %7 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
}
func.func @neutral(%a: complex<f16>) -> (complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>) {
  %zero = complex.constant [0.0 : f16, 0.0 : f16] : complex<f16>
  %one = complex.constant [1.0 : f16, 0.0 : f16] : complex<f16>
  %i = complex.constant [0.0 : f16, 1.0 : f16] : complex<f16>
  %0 = complex.add %a, %zero : complex<f16>
  %1 = complex.sub %a, %zero : complex<f16>
  %2 = complex.mul %a, %one : complex<f16>
  %3 = complex.div %a, %one : complex<f16>
  %4 = complex.mul %a, %i : complex<f16>
  %5 = complex.add %zero, %a : complex<f16>
  return %0, %1, %2, %3, %4, %5 : complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>
}
func.func @bitcasts(%a: complex<f32>, %d: f64, %i: i64) -> (complex<f32>, complex<f32>, i64, i64, f64, complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to complex<f32>
  %b = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %b : i64 to complex<f32>
  %c = complex.bitcast %i : i64 to complex<f32>
  %2 = complex.bitcast %c : complex<f32> to i64
  %e = complex.bitcast %d : f64 to complex<f32>
  %3 = complex.bitcast %e : complex<f32> to i64
  %4 = arith.bitcast %b : i64 to f64
  %f = arith.bitcast %d : f64 to i64
  %5 = complex.bitcast %f : i64 to complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, i64, i64, f64, complex<f32>
}
