func.func @quotients(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.divsi %x, %x : i32
  %1 = arith.floordivsi %x, %c1 : i32
  %2 = arith.divui %c0, %x : i32
  %3 = arith.remui %x, %c1 : i32
  %4 = arith.divsi %x, %c0 : i32
  %p = arith.muli %x, %y overflow<nsw, nuw> : i32
  %5 = arith.divui %p, %y : i32
  %6 = arith.divsi %p, %x : i32
  %q = arith.muli %x, %y overflow<nuw> : i32
  %7 = arith.divsi %q, %x : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @laws(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %min = arith.constant -2147483648 : i32
  %s = arith.subi %x, %y : i32
  %0 = arith.addi %s, %y : i32
  %a = arith.addi %x, %y : i32
  %1 = arith.subi %a, %x : i32
  %2 = arith.subi %x, %s : i32
  %n = arith.xori %x, %m1 : i32
  %3 = arith.andi %x, %n : i32
  %4 = arith.ori %n, %x : i32
  %b = arith.andi %x, %y : i32
  %5 = arith.andi %y, %b : i32
  %c = arith.xori %x, %y : i32
  %6 = arith.xori %y, %c : i32
  %7 = arith.maxsi %min, %x : i32
  %8 = arith.muli %c0, %x : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @extended(%x: i32) -> (i32, i1, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0:2 = arith.addui_extended %x, %c0 : i32, i1
  %1:2 = arith.mulsi_extended %x, %c1 : i32
  %2:2 = arith.mului_extended %c1, %x : i32
  %3:2 = arith.mului_extended %x, %x : i32
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0 : i32, i1, i32, i32, i32, i32, i32
}
func.func @reassociations(%x: i32, %v: vector<2xi32>) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>) {
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  %d = arith.constant dense<3> : vector<2xi32>
  %a = arith.addi %x, %c5 overflow<nsw> : i32
  %l = arith.subi %x, %c5 overflow<nsw, nuw> : i32
  %r = arith.subi %c5, %x : i32
  %0 = arith.addi %a, %c7 overflow<nsw, nuw> : i32
  %1 = arith.addi %l, %c7 overflow<nuw> : i32
  %2 = arith.addi %r, %c7 : i32
  %3 = arith.subi %a, %c7 overflow<nsw> : i32
  %4 = arith.subi %c7, %a : i32
  %5 = arith.subi %l, %c7 : i32
  %6 = arith.subi %r, %c7 : i32
  %7 = arith.subi %c7, %l : i32
  %8 = arith.subi %c7, %r : i32
  %m = arith.muli %x, %c5 : i32
  %9 = arith.muli %m, %c7 : i32
  %o = arith.ori %x, %c5 : i32
  %10 = arith.ori %o, %c7 : i32
  %w = arith.addi %v, %d : vector<2xi32>
  %11 = arith.addi %w, %d : vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>
}
func.func @negated(%x: i32, %y: i32, %f: f32, %g: f32) -> (i32, i32, i32, f32, f32, f32) {
  %m1 = arith.constant -1 : i32
  %n = arith.muli %y, %m1 : i32
  %0 = arith.addi %x, %n : i32
  %1 = arith.addi %n, %x : i32
  %d = arith.subi %x, %y : i32
  %2 = arith.subi %d, %x : i32
  %nf = arith.negf %f : f32
  %ng = arith.negf %g : f32
  %3 = arith.mulf %nf, %ng fastmath<nnan> : f32
  %4 = arith.divf %nf, %ng : f32
  %5 = arith.negf %nf : f32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, f32, f32, f32
}
func.func @floats(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %z = arith.constant 0.0 : f32
  %mz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.addf %x, %mz : f32
  %1 = arith.addf %x, %z : f32
  %2 = arith.subf %x, %z : f32
  %3 = arith.mulf %one, %x : f32
  %4 = arith.mulf %x, %z fastmath<nnan, nsz> : f32
  %5 = arith.minimumf %x, %inf : f32
  %6 = arith.maxnumf %x, %nan : f32
  %7 = arith.maximumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, f32
}
func.func @casts(%a: i8, %b: i32, %i: index, %h: f16, %f: f32, %d: f64) -> (i64, i64, i16, i8, i16, i16, i8, index, index, f16, f32, f32, f32) {
  %s = arith.extsi %a : i8 to i32
  %u = arith.extui %a : i8 to i32
  %0 = arith.extsi %s : i32 to i64
  %1 = arith.extsi %u : i32 to i64
  %2 = arith.trunci %s : i32 to i16
  %3 = arith.trunci %u : i32 to i8
  %w = arith.extsi %b : i32 to i64
  %4 = arith.trunci %w : i64 to i16
  %c16 = arith.constant 16 : i32
  %sh = arith.shrsi %b, %c16 : i32
  %5 = arith.trunci %sh : i32 to i16
  %t = arith.trunci %b : i32 to i16
  %6 = arith.trunci %t : i16 to i8
  %c = arith.index_cast %i : index to i32
  %7 = arith.index_cast %c : i32 to index
  %8 = arith.index_castui %u : i32 to index
  %e = arith.extf %h : f16 to f64
  %9 = arith.truncf %e : f64 to f16
  %k = arith.truncf %d fastmath<contract> : f64 to f32
  %10 = arith.truncf %d : f64 to f32
  %11 = arith.sitofp %u : i32 to f32
  %bc = arith.bitcast %f : f32 to i32
  %12 = arith.bitcast %bc : i32 to f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : i64, i64, i16, i8, i16, i16, i8, index, index, f16, f32, f32, f32
}
func.func @comparisons(%x: i32, %y: i32, %p: i1, %a: i8, %b: i8) -> (i1, i1, i1, i1, i1, i1, i1, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c9 = arith.constant 9 : i32
  %true = arith.constant true
  %0 = arith.cmpi sge, %x, %x : i32
  %e = arith.extui %p : i1 to i32
  %1 = arith.cmpi ne, %e, %c0 : i32
  %2 = arith.cmpi slt, %c9, %x : i32
  %3 = arith.cmpi eq, %p, %true : i1
  %c = arith.cmpi slt, %x, %y : i32
  %4 = arith.xori %c, %true : i1
  %ea = arith.extsi %a : i8 to i32
  %eb = arith.extsi %b : i8 to i32
  %5 = arith.cmpi eq, %ea, %eb : i32
  %6 = arith.cmpi slt, %ea, %eb : i32
  %7 = arith.andi %ea, %eb : i32
  %8 = arith.xori %ea, %eb : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i1, i1, i1, i1, i1, i1, i1, i32, i32
}
func.func @converted(%x: i8, %y: i64) -> (i1, i1, i1, i1, i1, i1, i1) {
  %h = arith.constant 4.5 : f32
  %n = arith.constant -4.5 : f32
  %big = arith.constant 1000.0 : f32
  %four = arith.constant 4.0 : f32
  %s = arith.sitofp %x : i8 to f32
  %u = arith.uitofp %x : i8 to f32
  %l = arith.sitofp %y : i64 to f32
  %0 = arith.cmpf olt, %s, %h : f32
  %1 = arith.cmpf oge, %s, %n : f32
  %2 = arith.cmpf ugt, %u, %n : f32
  %3 = arith.cmpf olt, %s, %big : f32
  %4 = arith.cmpf oeq, %u, %four : f32
  %5 = arith.cmpf ord, %s, %h : f32
  %6 = arith.cmpf olt, %l, %four : f32
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}
func.func @selections(%p: i1, %x: i32, %y: i32, %z: i32) -> (i32, i32, i32, i32, i1, i1, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %true, %x, %y : i32
  %i = arith.select %p, %x, %y : i32
  %1 = arith.select %p, %i, %z : i32
  %2 = arith.select %p, %z, %i : i32
  %n = arith.xori %p, %true : i1
  %3 = arith.select %n, %x, %y : i32
  %4 = arith.select %p, %true, %false : i1
  %5 = arith.select %p, %false, %true : i1
  %6 = arith.select %p, %c1, %c0 : i32
  %7 = arith.select %p, %c0, %c1 : i32
  %c = arith.cmpi ule, %x, %y : i32
  %8 = arith.select %c, %y, %x : i32
  %e = arith.cmpi eq, %x, %y : i32
  %9 = arith.select %e, %x, %y : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i1, i1, i32, i32, i32, i32
}
func.func @elements() -> (vector<2xi32>, vector<2xi32>, tensor<2xi1>) {
  %m = arith.constant dense<[true, false]> : vector<2xi1>
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[3, 2]> : vector<2xi32>
  %0 = arith.select %m, %a, %b : vector<2xi1>, vector<2xi32>
  %1 = arith.addi %a, %b : vector<2xi32>
  %f = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = arith.bitcast %f : tensor<2xf32> to tensor<2xi32>
  %c = arith.constant dense<[1065353216, 0]> : tensor<2xi32>
  %2 = arith.cmpi eq, %i, %c : tensor<2xi32>
  return %0, %1, %2 : vector<2xi32>, vector<2xi32>, tensor<2xi1>
}

// Several laws hold: the first one decides whether the constant is the operand or a new one.
func.func @difference_of_zeros(%a: i64) -> (i1, i8) {
  %0 = arith.cmpi ne, %a, %a : i64
  %c0 = arith.constant 0 : i8
  %1 = arith.subi %c0, %c0 : i8
  return %0, %1 : i1, i8
}

func.func @or_of_ones(%a: i64) -> (i1, i1) {
  %0 = arith.cmpi ne, %a, %a : i64
  %true = arith.constant true
  %1 = arith.ori %true, %true : i1
  return %0, %1 : i1, i1
}

// The attributes are of type i64, so that what they fold to is no constant of type i32.
func.func @constants_of_another_type() -> (i32, i32) {
  %0 = "test.constant"() {value = 0x7fffffff} : () -> i32
  %1 = "test.constant"() {value = -2147483648} : () -> i32
  %2 = arith.andi %0, %1 : i32
  %3 = arith.addi %0, %1 : i32
  return %2, %3 : i32, i32
}

// The largest integer is no number of the format.
func.func @compare_converted_fnuz(%a: i8, %b: i8) -> (i1, i1) {
  %c = arith.constant 1.0 : f8E4M3FNUZ
  %0 = arith.uitofp %a : i8 to f8E4M3FNUZ
  %1 = arith.cmpf oeq, %0, %c : f8E4M3FNUZ
  %d = arith.constant -2.0 : f8E4M3B11FNUZ
  %2 = arith.sitofp %b : i8 to f8E4M3B11FNUZ
  %3 = arith.cmpf olt, %2, %d : f8E4M3B11FNUZ
  return %1, %3 : i1, i1
}
