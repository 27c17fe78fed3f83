// Of one bit.
func.func @powers_of_bits() -> (i1, i1, i1, i1) {
  %f = arith.constant false
  %t = arith.constant true
  %0 = math.ipowi %f, %f : i1
  %1 = math.ipowi %f, %t : i1
  %2 = math.ipowi %t, %f : i1
  %3 = math.ipowi %t, %t : i1
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

func.func @powers_of_bit_vectors() -> vector<2xi1> {
  %t = arith.constant dense<true> : vector<2xi1>
  %0 = math.ipowi %t, %t : vector<2xi1>
  return %0 : vector<2xi1>
}
