module {
  %0 = my.constant 40 : i32
  %1 = my.constant 2 : i32
  %2 = my.add %0, %1 : i32
}
