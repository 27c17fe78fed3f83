module {
  func.func @powers_of_bits() -> (i1, i1, i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    %0 = math.ipowi %false, %true : i1
    return %true, %0, %true, %true : i1, i1, i1, i1
  }
  func.func @powers_of_bit_vectors() -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    return %cst : vector<2xi1>
  }
}

