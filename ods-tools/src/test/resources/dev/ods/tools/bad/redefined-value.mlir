%0 = "test.def"() : () -> i32
%0 = "test.def"() : () -> i32
