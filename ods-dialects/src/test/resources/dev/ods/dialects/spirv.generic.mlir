"builtin.module"() ({
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "arithmetic"}> ({
  ^bb0(%arg207: f32, %arg208: f16, %arg209: f64, %arg210: bf16, %arg211: vector<4xf32>, %arg212: vector<2xf16>, %arg213: i32, %arg214: i16, %arg215: ui32, %arg216: si32, %arg217: vector<4xi32>, %arg218: i1, %arg219: vector<4xi1>, %arg220: vector<4xi8>, %arg221: i64, %arg222: vector<2xf32>, %arg223: vector<3xbf16>, %arg224: vector<2xi16>, %arg225: vector<4xui32>, %arg226: !spirv.ptr<f32, Function>):
    %276 = "spirv.FAdd"(%arg207, %arg207) : (f32, f32) -> f32
    %277 = "spirv.FAdd"(%arg211, %arg211) {a.b} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %278 = "spirv.FDiv"(%arg207, %arg207) : (f32, f32) -> f32
    %279 = "spirv.FDiv"(%arg211, %arg211) {a.b} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %280 = "spirv.FMul"(%arg207, %arg207) : (f32, f32) -> f32
    %281 = "spirv.FMul"(%arg211, %arg211) {a.b} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %282 = "spirv.FSub"(%arg207, %arg207) : (f32, f32) -> f32
    %283 = "spirv.FSub"(%arg211, %arg211) {a.b} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %284 = "spirv.FMod"(%arg209, %arg209) : (f64, f64) -> f64
    %285 = "spirv.FRem"(%arg209, %arg209) : (f64, f64) -> f64
    %286 = "spirv.FNegate"(%arg208) : (f16) -> f16
    %287 = "spirv.IAdd"(%arg213, %arg213) : (i32, i32) -> i32
    %288 = "spirv.IAdd"(%arg217, %arg217) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %289 = "spirv.IMul"(%arg213, %arg213) : (i32, i32) -> i32
    %290 = "spirv.IMul"(%arg217, %arg217) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %291 = "spirv.ISub"(%arg213, %arg213) : (i32, i32) -> i32
    %292 = "spirv.ISub"(%arg217, %arg217) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %293 = "spirv.SDiv"(%arg213, %arg213) : (i32, i32) -> i32
    %294 = "spirv.SDiv"(%arg217, %arg217) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %295 = "spirv.UDiv"(%arg213, %arg213) : (i32, i32) -> i32
    %296 = "spirv.UDiv"(%arg217, %arg217) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %297 = "spirv.SMod"(%arg216, %arg216) : (si32, si32) -> si32
    %298 = "spirv.SRem"(%arg216, %arg216) : (si32, si32) -> si32
    %299 = "spirv.UMod"(%arg216, %arg216) : (si32, si32) -> si32
    %300 = "spirv.SNegate"(%arg217) : (vector<4xi32>) -> vector<4xi32>
    %301 = "spirv.Dot"(%arg211, %arg211) : (vector<4xf32>, vector<4xf32>) -> f32
    %302 = "spirv.Dot"(%arg223, %arg223) : (vector<3xbf16>, vector<3xbf16>) -> bf16
    %303 = "spirv.VectorTimesScalar"(%arg211, %arg207) : (vector<4xf32>, f32) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "logical"}> ({
  ^bb0(%arg187: f32, %arg188: f16, %arg189: f64, %arg190: bf16, %arg191: vector<4xf32>, %arg192: vector<2xf16>, %arg193: i32, %arg194: i16, %arg195: ui32, %arg196: si32, %arg197: vector<4xi32>, %arg198: i1, %arg199: vector<4xi1>, %arg200: vector<4xi8>, %arg201: i64, %arg202: vector<2xf32>, %arg203: vector<3xbf16>, %arg204: vector<2xi16>, %arg205: vector<4xui32>, %arg206: !spirv.ptr<f32, Function>):
    %210 = "spirv.FOrdEqual"(%arg187, %arg187) : (f32, f32) -> i1
    %211 = "spirv.FOrdEqual"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %212 = "spirv.FOrdGreaterThan"(%arg187, %arg187) : (f32, f32) -> i1
    %213 = "spirv.FOrdGreaterThan"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %214 = "spirv.FOrdGreaterThanEqual"(%arg187, %arg187) : (f32, f32) -> i1
    %215 = "spirv.FOrdGreaterThanEqual"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %216 = "spirv.FOrdLessThan"(%arg187, %arg187) : (f32, f32) -> i1
    %217 = "spirv.FOrdLessThan"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %218 = "spirv.FOrdLessThanEqual"(%arg187, %arg187) : (f32, f32) -> i1
    %219 = "spirv.FOrdLessThanEqual"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %220 = "spirv.FOrdNotEqual"(%arg187, %arg187) : (f32, f32) -> i1
    %221 = "spirv.FOrdNotEqual"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %222 = "spirv.FUnordEqual"(%arg187, %arg187) : (f32, f32) -> i1
    %223 = "spirv.FUnordEqual"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %224 = "spirv.FUnordGreaterThan"(%arg187, %arg187) : (f32, f32) -> i1
    %225 = "spirv.FUnordGreaterThan"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %226 = "spirv.FUnordGreaterThanEqual"(%arg187, %arg187) : (f32, f32) -> i1
    %227 = "spirv.FUnordGreaterThanEqual"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %228 = "spirv.FUnordLessThan"(%arg187, %arg187) : (f32, f32) -> i1
    %229 = "spirv.FUnordLessThan"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %230 = "spirv.FUnordLessThanEqual"(%arg187, %arg187) : (f32, f32) -> i1
    %231 = "spirv.FUnordLessThanEqual"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %232 = "spirv.FUnordNotEqual"(%arg187, %arg187) : (f32, f32) -> i1
    %233 = "spirv.FUnordNotEqual"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %234 = "spirv.Ordered"(%arg187, %arg187) : (f32, f32) -> i1
    %235 = "spirv.Ordered"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %236 = "spirv.Unordered"(%arg187, %arg187) : (f32, f32) -> i1
    %237 = "spirv.Unordered"(%arg191, %arg191) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %238 = "spirv.IEqual"(%arg193, %arg193) : (i32, i32) -> i1
    %239 = "spirv.IEqual"(%arg197, %arg197) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %240 = "spirv.INotEqual"(%arg193, %arg193) : (i32, i32) -> i1
    %241 = "spirv.INotEqual"(%arg197, %arg197) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %242 = "spirv.SGreaterThan"(%arg193, %arg193) : (i32, i32) -> i1
    %243 = "spirv.SGreaterThan"(%arg197, %arg197) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %244 = "spirv.SGreaterThanEqual"(%arg193, %arg193) : (i32, i32) -> i1
    %245 = "spirv.SGreaterThanEqual"(%arg197, %arg197) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %246 = "spirv.SLessThan"(%arg193, %arg193) : (i32, i32) -> i1
    %247 = "spirv.SLessThan"(%arg197, %arg197) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %248 = "spirv.SLessThanEqual"(%arg193, %arg193) : (i32, i32) -> i1
    %249 = "spirv.SLessThanEqual"(%arg197, %arg197) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %250 = "spirv.UGreaterThan"(%arg193, %arg193) : (i32, i32) -> i1
    %251 = "spirv.UGreaterThan"(%arg197, %arg197) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %252 = "spirv.UGreaterThanEqual"(%arg193, %arg193) : (i32, i32) -> i1
    %253 = "spirv.UGreaterThanEqual"(%arg197, %arg197) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %254 = "spirv.ULessThan"(%arg193, %arg193) : (i32, i32) -> i1
    %255 = "spirv.ULessThan"(%arg197, %arg197) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %256 = "spirv.ULessThanEqual"(%arg193, %arg193) : (i32, i32) -> i1
    %257 = "spirv.ULessThanEqual"(%arg197, %arg197) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %258 = "spirv.LogicalAnd"(%arg198, %arg198) : (i1, i1) -> i1
    %259 = "spirv.LogicalAnd"(%arg199, %arg199) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %260 = "spirv.LogicalEqual"(%arg198, %arg198) : (i1, i1) -> i1
    %261 = "spirv.LogicalEqual"(%arg199, %arg199) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %262 = "spirv.LogicalNotEqual"(%arg198, %arg198) : (i1, i1) -> i1
    %263 = "spirv.LogicalNotEqual"(%arg199, %arg199) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %264 = "spirv.LogicalOr"(%arg198, %arg198) : (i1, i1) -> i1
    %265 = "spirv.LogicalOr"(%arg199, %arg199) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    %266 = "spirv.IsFinite"(%arg187) : (f32) -> i1
    %267 = "spirv.IsFinite"(%arg191) : (vector<4xf32>) -> vector<4xi1>
    %268 = "spirv.IsInf"(%arg187) : (f32) -> i1
    %269 = "spirv.IsInf"(%arg191) : (vector<4xf32>) -> vector<4xi1>
    %270 = "spirv.IsNan"(%arg187) : (f32) -> i1
    %271 = "spirv.IsNan"(%arg191) : (vector<4xf32>) -> vector<4xi1>
    %272 = "spirv.LogicalNot"(%arg198) : (i1) -> i1
    %273 = "spirv.LogicalNot"(%arg199) {a.b} : (vector<4xi1>) -> vector<4xi1>
    %274 = "spirv.Select"(%arg198, %arg193, %arg193) : (i1, i32, i32) -> i32
    %275 = "spirv.Select"(%arg199, %arg191, %arg191) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "bits"}> ({
  ^bb0(%arg167: f32, %arg168: f16, %arg169: f64, %arg170: bf16, %arg171: vector<4xf32>, %arg172: vector<2xf16>, %arg173: i32, %arg174: i16, %arg175: ui32, %arg176: si32, %arg177: vector<4xi32>, %arg178: i1, %arg179: vector<4xi1>, %arg180: vector<4xi8>, %arg181: i64, %arg182: vector<2xf32>, %arg183: vector<3xbf16>, %arg184: vector<2xi16>, %arg185: vector<4xui32>, %arg186: !spirv.ptr<f32, Function>):
    %192 = "spirv.BitwiseAnd"(%arg173, %arg173) : (i32, i32) -> i32
    %193 = "spirv.BitwiseAnd"(%arg177, %arg177) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %194 = "spirv.BitwiseOr"(%arg173, %arg173) : (i32, i32) -> i32
    %195 = "spirv.BitwiseOr"(%arg177, %arg177) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %196 = "spirv.BitwiseXor"(%arg173, %arg173) : (i32, i32) -> i32
    %197 = "spirv.BitwiseXor"(%arg177, %arg177) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %198 = "spirv.BitCount"(%arg174) : (i16) -> i16
    %199 = "spirv.BitReverse"(%arg174) : (i16) -> i16
    %200 = "spirv.Not"(%arg174) : (i16) -> i16
    %201 = "spirv.ShiftLeftLogical"(%arg173, %arg174) : (i32, i16) -> i32
    %202 = "spirv.ShiftLeftLogical"(%arg177, %arg177) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %203 = "spirv.ShiftRightArithmetic"(%arg173, %arg174) : (i32, i16) -> i32
    %204 = "spirv.ShiftRightArithmetic"(%arg177, %arg177) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %205 = "spirv.ShiftRightLogical"(%arg173, %arg174) : (i32, i16) -> i32
    %206 = "spirv.ShiftRightLogical"(%arg177, %arg177) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %207 = "spirv.BitFieldSExtract"(%arg177, %arg173, %arg174) : (vector<4xi32>, i32, i16) -> vector<4xi32>
    %208 = "spirv.BitFieldUExtract"(%arg177, %arg173, %arg174) : (vector<4xi32>, i32, i16) -> vector<4xi32>
    %209 = "spirv.BitFieldInsert"(%arg173, %arg173, %arg174, %arg173) : (i32, i32, i16, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "opencl"}> ({
  ^bb0(%arg147: f32, %arg148: f16, %arg149: f64, %arg150: bf16, %arg151: vector<4xf32>, %arg152: vector<2xf16>, %arg153: i32, %arg154: i16, %arg155: ui32, %arg156: si32, %arg157: vector<4xi32>, %arg158: i1, %arg159: vector<4xi1>, %arg160: vector<4xi8>, %arg161: i64, %arg162: vector<2xf32>, %arg163: vector<3xbf16>, %arg164: vector<2xi16>, %arg165: vector<4xui32>, %arg166: !spirv.ptr<f32, Function>):
    %159 = "spirv.CL.acos"(%arg147) : (f32) -> f32
    %160 = "spirv.CL.acosh"(%arg147) : (f32) -> f32
    %161 = "spirv.CL.asin"(%arg147) : (f32) -> f32
    %162 = "spirv.CL.asinh"(%arg147) : (f32) -> f32
    %163 = "spirv.CL.atan"(%arg147) : (f32) -> f32
    %164 = "spirv.CL.atanh"(%arg147) : (f32) -> f32
    %165 = "spirv.CL.ceil"(%arg147) : (f32) -> f32
    %166 = "spirv.CL.cos"(%arg147) : (f32) -> f32
    %167 = "spirv.CL.cosh"(%arg147) : (f32) -> f32
    %168 = "spirv.CL.erf"(%arg147) : (f32) -> f32
    %169 = "spirv.CL.exp"(%arg147) : (f32) -> f32
    %170 = "spirv.CL.fabs"(%arg147) : (f32) -> f32
    %171 = "spirv.CL.floor"(%arg147) : (f32) -> f32
    %172 = "spirv.CL.log"(%arg147) : (f32) -> f32
    %173 = "spirv.CL.rint"(%arg147) : (f32) -> f32
    %174 = "spirv.CL.round"(%arg147) : (f32) -> f32
    %175 = "spirv.CL.rsqrt"(%arg147) : (f32) -> f32
    %176 = "spirv.CL.sin"(%arg147) : (f32) -> f32
    %177 = "spirv.CL.sinh"(%arg147) : (f32) -> f32
    %178 = "spirv.CL.sqrt"(%arg147) : (f32) -> f32
    %179 = "spirv.CL.tan"(%arg147) : (f32) -> f32
    %180 = "spirv.CL.tanh"(%arg147) : (f32) -> f32
    %181 = "spirv.CL.s_abs"(%arg154) : (i16) -> i16
    %182 = "spirv.CL.atan2"(%arg151, %arg151) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %183 = "spirv.CL.fmax"(%arg151, %arg151) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %184 = "spirv.CL.fmin"(%arg151, %arg151) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %185 = "spirv.CL.pow"(%arg151, %arg151) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %186 = "spirv.CL.s_max"(%arg161, %arg161) : (i64, i64) -> i64
    %187 = "spirv.CL.s_min"(%arg161, %arg161) : (i64, i64) -> i64
    %188 = "spirv.CL.u_max"(%arg161, %arg161) : (i64, i64) -> i64
    %189 = "spirv.CL.u_min"(%arg161, %arg161) : (i64, i64) -> i64
    %190 = "spirv.CL.fma"(%arg149, %arg149, %arg149) : (f64, f64, f64) -> f64
    %191 = "spirv.CL.mix"(%arg149, %arg149, %arg149) : (f64, f64, f64) -> f64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "graphics"}> ({
  ^bb0(%arg127: f32, %arg128: f16, %arg129: f64, %arg130: bf16, %arg131: vector<4xf32>, %arg132: vector<2xf16>, %arg133: i32, %arg134: i16, %arg135: ui32, %arg136: si32, %arg137: vector<4xi32>, %arg138: i1, %arg139: vector<4xi1>, %arg140: vector<4xi8>, %arg141: i64, %arg142: vector<2xf32>, %arg143: vector<3xbf16>, %arg144: vector<2xi16>, %arg145: vector<4xui32>, %arg146: !spirv.ptr<f32, Function>):
    %104 = "spirv.GL.Ceil"(%arg127) : (f32) -> f32
    %105 = "spirv.GL.FAbs"(%arg127) : (f32) -> f32
    %106 = "spirv.GL.FSign"(%arg127) : (f32) -> f32
    %107 = "spirv.GL.Floor"(%arg127) : (f32) -> f32
    %108 = "spirv.GL.Fract"(%arg127) : (f32) -> f32
    %109 = "spirv.GL.InverseSqrt"(%arg127) : (f32) -> f32
    %110 = "spirv.GL.Normalize"(%arg127) : (f32) -> f32
    %111 = "spirv.GL.Round"(%arg127) : (f32) -> f32
    %112 = "spirv.GL.RoundEven"(%arg127) : (f32) -> f32
    %113 = "spirv.GL.Sqrt"(%arg127) : (f32) -> f32
    %114 = "spirv.GL.Acos"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %115 = "spirv.GL.Acosh"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %116 = "spirv.GL.Asin"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %117 = "spirv.GL.Asinh"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %118 = "spirv.GL.Atan"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %119 = "spirv.GL.Atanh"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %120 = "spirv.GL.Cos"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %121 = "spirv.GL.Cosh"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %122 = "spirv.GL.Exp"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %123 = "spirv.GL.Exp2"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %124 = "spirv.GL.Log"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %125 = "spirv.GL.Log2"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %126 = "spirv.GL.Sin"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %127 = "spirv.GL.Sinh"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %128 = "spirv.GL.Tan"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %129 = "spirv.GL.Tanh"(%arg132) : (vector<2xf16>) -> vector<2xf16>
    %130 = "spirv.GL.FindILsb"(%arg134) : (i16) -> i16
    %131 = "spirv.GL.SAbs"(%arg134) : (i16) -> i16
    %132 = "spirv.GL.SSign"(%arg134) : (i16) -> i16
    %133 = "spirv.GL.FindSMsb"(%arg133) : (i32) -> i32
    %134 = "spirv.GL.FindSMsb"(%arg137) : (vector<4xi32>) -> vector<4xi32>
    %135 = "spirv.GL.FindUMsb"(%arg133) : (i32) -> i32
    %136 = "spirv.GL.FindUMsb"(%arg137) : (vector<4xi32>) -> vector<4xi32>
    %137 = "spirv.GL.Cross"(%arg131, %arg131) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %138 = "spirv.GL.FMax"(%arg131, %arg131) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %139 = "spirv.GL.FMin"(%arg131, %arg131) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %140 = "spirv.GL.Reflect"(%arg131, %arg131) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %141 = "spirv.GL.Pow"(%arg128, %arg128) : (f16, f16) -> f16
    %142 = "spirv.GL.SMax"(%arg141, %arg141) : (i64, i64) -> i64
    %143 = "spirv.GL.SMin"(%arg141, %arg141) : (i64, i64) -> i64
    %144 = "spirv.GL.UMax"(%arg141, %arg141) : (i64, i64) -> i64
    %145 = "spirv.GL.UMin"(%arg141, %arg141) : (i64, i64) -> i64
    %146 = "spirv.GL.Distance"(%arg131, %arg131) : (vector<4xf32>, vector<4xf32>) -> f32
    %147 = "spirv.GL.Length"(%arg131) : (vector<4xf32>) -> f32
    %148 = "spirv.GL.FMix"(%arg127, %arg127, %arg127) : (f32, f32, f32) -> f32
    %149 = "spirv.GL.Ldexp"(%arg131, %arg137) : (vector<4xf32>, vector<4xi32>) -> vector<4xf32>
    %150 = "spirv.GL.PackHalf2x16"(%arg142) : (vector<2xf32>) -> i32
    %151 = "spirv.GL.PackSnorm4x8"(%arg131) : (vector<4xf32>) -> i32
    %152 = "spirv.GL.UnpackHalf2x16"(%arg133) : (i32) -> vector<2xf32>
    %153 = "spirv.GL.UnpackSnorm4x8"(%arg133) : (i32) -> vector<4xf32>
    %154 = "spirv.GL.FClamp"(%arg127, %arg127, %arg127) : (f32, f32, f32) -> f32
    %155 = "spirv.GL.SClamp"(%arg136, %arg136, %arg136) {a.b} : (si32, si32, si32) -> si32
    %156 = "spirv.GL.UClamp"(%arg137, %arg137, %arg137) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %157 = "spirv.GL.Fma"(%arg131, %arg131, %arg131) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %158 = "spirv.GL.FClamp"(%arg127, %arg129, %arg127) {a.b} : (f32, f64, f32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "casts"}> ({
  ^bb0(%arg107: f32, %arg108: f16, %arg109: f64, %arg110: bf16, %arg111: vector<4xf32>, %arg112: vector<2xf16>, %arg113: i32, %arg114: i16, %arg115: ui32, %arg116: si32, %arg117: vector<4xi32>, %arg118: i1, %arg119: vector<4xi1>, %arg120: vector<4xi8>, %arg121: i64, %arg122: vector<2xf32>, %arg123: vector<3xbf16>, %arg124: vector<2xi16>, %arg125: vector<4xui32>, %arg126: !spirv.ptr<f32, Function>):
    %85 = "spirv.ConvertFToS"(%arg107) : (f32) -> i32
    %86 = "spirv.ConvertFToS"(%arg111) : (vector<4xf32>) -> vector<4xi32>
    %87 = "spirv.ConvertFToU"(%arg107) : (f32) -> i32
    %88 = "spirv.ConvertFToU"(%arg111) : (vector<4xf32>) -> vector<4xi32>
    %89 = "spirv.ConvertSToF"(%arg113) : (i32) -> f32
    %90 = "spirv.ConvertSToF"(%arg114) : (i16) -> bf16
    %91 = "spirv.ConvertUToF"(%arg113) : (i32) -> f32
    %92 = "spirv.ConvertUToF"(%arg114) : (i16) -> bf16
    %93 = "spirv.SConvert"(%arg113) : (i32) -> i64
    %94 = "spirv.SConvert"(%arg117) : (vector<4xi32>) -> vector<4xi8>
    %95 = "spirv.UConvert"(%arg113) : (i32) -> i64
    %96 = "spirv.UConvert"(%arg117) : (vector<4xi32>) -> vector<4xi8>
    %97 = "spirv.FConvert"(%arg107) : (f32) -> f64
    %98 = "spirv.Bitcast"(%arg107) : (f32) -> i32
    %99 = "spirv.Bitcast"(%arg122) : (vector<2xf32>) -> i64
    %100 = "spirv.Bitcast"(%arg126) : (!spirv.ptr<f32, Function>) -> !spirv.ptr<i32, Function>
    %101 = "spirv.INTEL.ConvertBF16ToF"(%arg114) : (i16) -> f32
    %102 = "spirv.INTEL.ConvertFToBF16"(%arg122) : (vector<2xf32>) -> vector<2xi16>
    %103 = "spirv.INTEL.RoundFToTF32"(%arg107) : (f32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "dot_products"}> ({
  ^bb0(%arg87: f32, %arg88: f16, %arg89: f64, %arg90: bf16, %arg91: vector<4xf32>, %arg92: vector<2xf16>, %arg93: i32, %arg94: i16, %arg95: ui32, %arg96: si32, %arg97: vector<4xi32>, %arg98: i1, %arg99: vector<4xi1>, %arg100: vector<4xi8>, %arg101: i64, %arg102: vector<2xf32>, %arg103: vector<3xbf16>, %arg104: vector<2xi16>, %arg105: vector<4xui32>, %arg106: !spirv.ptr<f32, Function>):
    %73 = "spirv.SDot"(%arg100, %arg100) : (vector<4xi8>, vector<4xi8>) -> i32
    %74 = "spirv.SDot"(%arg93, %arg93) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> {a.b} : (i32, i32) -> i64
    %75 = "spirv.SUDot"(%arg100, %arg100) : (vector<4xi8>, vector<4xi8>) -> i32
    %76 = "spirv.SUDot"(%arg93, %arg93) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> {a.b} : (i32, i32) -> i64
    %77 = "spirv.UDot"(%arg100, %arg100) : (vector<4xi8>, vector<4xi8>) -> i32
    %78 = "spirv.UDot"(%arg93, %arg93) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> {a.b} : (i32, i32) -> i64
    %79 = "spirv.SDotAccSat"(%arg100, %arg100, %arg93) : (vector<4xi8>, vector<4xi8>, i32) -> i32
    %80 = "spirv.SDotAccSat"(%arg93, %arg93, %arg101) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32, i64) -> i64
    %81 = "spirv.SUDotAccSat"(%arg100, %arg100, %arg93) : (vector<4xi8>, vector<4xi8>, i32) -> i32
    %82 = "spirv.SUDotAccSat"(%arg93, %arg93, %arg101) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32, i64) -> i64
    %83 = "spirv.UDotAccSat"(%arg100, %arg100, %arg93) : (vector<4xi8>, vector<4xi8>, i32) -> i32
    %84 = "spirv.UDotAccSat"(%arg93, %arg93, %arg101) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32, i64) -> i64
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "non_uniform"}> ({
  ^bb0(%arg67: f32, %arg68: f16, %arg69: f64, %arg70: bf16, %arg71: vector<4xf32>, %arg72: vector<2xf16>, %arg73: i32, %arg74: i16, %arg75: ui32, %arg76: si32, %arg77: vector<4xi32>, %arg78: i1, %arg79: vector<4xi1>, %arg80: vector<4xi8>, %arg81: i64, %arg82: vector<2xf32>, %arg83: vector<3xbf16>, %arg84: vector<2xi16>, %arg85: vector<4xui32>, %arg86: !spirv.ptr<f32, Function>):
    %39 = "spirv.Constant"() <{value = 4 : i32}> : () -> i32
    %40 = "spirv.Constant"() <{value = 4 : ui32}> : () -> ui32
    %41 = "spirv.GroupNonUniformFAdd"(%arg67) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %42 = "spirv.GroupNonUniformFMax"(%arg67) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %43 = "spirv.GroupNonUniformFMin"(%arg67) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %44 = "spirv.GroupNonUniformFMul"(%arg67) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %45 = "spirv.GroupNonUniformBitwiseAnd"(%arg77, %39) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<4xi32>, i32) -> vector<4xi32>
    %46 = "spirv.GroupNonUniformBitwiseOr"(%arg77, %39) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<4xi32>, i32) -> vector<4xi32>
    %47 = "spirv.GroupNonUniformBitwiseXor"(%arg77, %39) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<4xi32>, i32) -> vector<4xi32>
    %48 = "spirv.GroupNonUniformIAdd"(%arg77, %39) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<4xi32>, i32) -> vector<4xi32>
    %49 = "spirv.GroupNonUniformIMul"(%arg77, %39) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<4xi32>, i32) -> vector<4xi32>
    %50 = "spirv.GroupNonUniformSMax"(%arg77, %39) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<4xi32>, i32) -> vector<4xi32>
    %51 = "spirv.GroupNonUniformSMin"(%arg77, %39) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<4xi32>, i32) -> vector<4xi32>
    %52 = "spirv.GroupNonUniformUMax"(%arg77, %39) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<4xi32>, i32) -> vector<4xi32>
    %53 = "spirv.GroupNonUniformUMin"(%arg77, %39) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (vector<4xi32>, i32) -> vector<4xi32>
    %54 = "spirv.GroupNonUniformLogicalAnd"(%arg78) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {a.b} : (i1) -> i1
    %55 = "spirv.GroupNonUniformLogicalOr"(%arg78) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {a.b} : (i1) -> i1
    %56 = "spirv.GroupNonUniformLogicalXor"(%arg78) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> {a.b} : (i1) -> i1
    %57 = "spirv.GroupNonUniformAll"(%arg78) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
    %58 = "spirv.GroupNonUniformAny"(%arg78) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
    %59 = "spirv.GroupNonUniformBallotFindLSB"(%arg85) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xui32>) -> ui32
    %60 = "spirv.GroupNonUniformBallotFindMSB"(%arg85) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xui32>) -> ui32
    %61 = "spirv.GroupNonUniformAllEqual"(%arg71) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xf32>) -> i1
    %62 = "spirv.GroupNonUniformQuadSwap"(%arg67, %arg73) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
    %63 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Workgroup>}> : () -> i1
    %64 = "spirv.GroupNonUniformBallot"(%arg78) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> vector<4xui32>
    %65 = "spirv.GroupNonUniformBallotBitCount"(%arg77) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (vector<4xi32>) -> i32
    %66 = "spirv.GroupNonUniformBroadcast"(%arg71, %39) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xf32>, i32) -> vector<4xf32>
    %67 = "spirv.GroupNonUniformShuffle"(%arg67, %arg73) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
    %68 = "spirv.GroupNonUniformShuffleDown"(%arg67, %arg73) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
    %69 = "spirv.GroupNonUniformShuffleUp"(%arg67, %arg73) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
    %70 = "spirv.GroupNonUniformShuffleXor"(%arg67, %arg73) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
    %71 = "spirv.GroupNonUniformRotateKHR"(%arg67, %arg73) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
    %72 = "spirv.GroupNonUniformRotateKHR"(%arg67, %arg73, %40) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, i32, ui32) -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "groups"}> ({
  ^bb0(%arg47: f32, %arg48: f16, %arg49: f64, %arg50: bf16, %arg51: vector<4xf32>, %arg52: vector<2xf16>, %arg53: i32, %arg54: i16, %arg55: ui32, %arg56: si32, %arg57: vector<4xi32>, %arg58: i1, %arg59: vector<4xi1>, %arg60: vector<4xi8>, %arg61: i64, %arg62: vector<2xf32>, %arg63: vector<3xbf16>, %arg64: vector<2xi16>, %arg65: vector<4xui32>, %arg66: !spirv.ptr<f32, Function>):
    %27 = "spirv.GroupFAdd"(%arg47) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %28 = "spirv.GroupFMax"(%arg47) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %29 = "spirv.GroupFMin"(%arg47) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %30 = "spirv.KHR.GroupFMul"(%arg47) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
    %31 = "spirv.GroupIAdd"(%arg53) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> i32
    %32 = "spirv.GroupSMax"(%arg53) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> i32
    %33 = "spirv.GroupSMin"(%arg53) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> i32
    %34 = "spirv.GroupUMax"(%arg53) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> i32
    %35 = "spirv.GroupUMin"(%arg53) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> i32
    %36 = "spirv.KHR.GroupIMul"(%arg53) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> i32
    %37 = "spirv.GroupBroadcast"(%arg51, %arg53) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<4xf32>, i32) -> vector<4xf32>
    %38 = "spirv.KHR.SubgroupBallot"(%arg58) : (i1) -> vector<4xi32>
    "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|UniformMemory>}> : () -> ()
    "spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Invocation>, memory_semantics = #spirv.memory_semantics<None>}> {a.b} : () -> ()
    "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Release|ImageMemory|Volatile>}> : () -> ()
    "spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire>}> : () -> ()
    "spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<ShaderCallKHR>, memory_semantics = #spirv.memory_semantics<AcquireRelease>}> : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "composites"}> ({
  ^bb0(%arg27: f32, %arg28: f16, %arg29: f64, %arg30: bf16, %arg31: vector<4xf32>, %arg32: vector<2xf16>, %arg33: i32, %arg34: i16, %arg35: ui32, %arg36: si32, %arg37: vector<4xi32>, %arg38: i1, %arg39: vector<4xi1>, %arg40: vector<4xi8>, %arg41: i64, %arg42: vector<2xf32>, %arg43: vector<3xbf16>, %arg44: vector<2xi16>, %arg45: vector<4xui32>, %arg46: !spirv.ptr<f32, Function>):
    %20 = "spirv.CompositeExtract"(%arg31) <{indices = [1 : i32]}> : (vector<4xf32>) -> f32
    %21 = "spirv.CompositeInsert"(%arg27, %arg31) <{indices = [3 : i32]}> : (f32, vector<4xf32>) -> vector<4xf32>
    %22 = "spirv.CompositeConstruct"(%arg27, %arg27) : (f32, f32) -> vector<2xf32>
    %23 = "spirv.CompositeConstruct"(%arg27, %arg42, %arg27) {a.b} : (f32, vector<2xf32>, f32) -> vector<4xf32>
    %24 = "spirv.VectorShuffle"(%arg42, %arg42) <{components = [1 : i32, 3 : i32, -1 : i32]}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
    %25 = "spirv.VectorExtractDynamic"(%arg31, %arg33) : (vector<4xf32>, i32) -> f32
    %26 = "spirv.VectorInsertDynamic"(%arg31, %arg27, %arg34) : (vector<4xf32>, f32, i16) -> vector<4xf32>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f16, f64, bf16, vector<4xf32>, vector<2xf16>, i32, i16, ui32, si32, vector<4xi32>, i1, vector<4xi1>, vector<4xi8>, i64, vector<2xf32>, vector<3xbf16>, vector<2xi16>, vector<4xui32>, !spirv.ptr<f32, Function>) -> (), sym_name = "others"}> ({
  ^bb0(%arg7: f32, %arg8: f16, %arg9: f64, %arg10: bf16, %arg11: vector<4xf32>, %arg12: vector<2xf16>, %arg13: i32, %arg14: i16, %arg15: ui32, %arg16: si32, %arg17: vector<4xi32>, %arg18: i1, %arg19: vector<4xi1>, %arg20: vector<4xi8>, %arg21: i64, %arg22: vector<2xf32>, %arg23: vector<3xbf16>, %arg24: vector<2xi16>, %arg25: vector<4xui32>, %arg26: !spirv.ptr<f32, Function>):
    %6 = "spirv.Undef"() : () -> f32
    %7 = "spirv.Undef"() {a.b} : () -> !spirv.ptr<f32, Function>
    "spirv.KHR.AssumeTrue"(%arg18) : (i1) -> ()
    "spirv.EmitVertex"() : () -> ()
    "spirv.EndPrimitive"() : () -> ()
    "spirv.EXT.SetMeshOutputs"(%arg15, %arg13) : (ui32, i32) -> ()
    %8 = "spirv.Constant"() <{value = true}> : () -> i1
    %9 = "spirv.Constant"() <{value = 5 : i32}> : () -> i32
    %10 = "spirv.Constant"() <{value = -5 : si8}> : () -> si8
    %11 = "spirv.Constant"() <{value = 200 : ui8}> : () -> ui8
    %12 = "spirv.Constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %13 = "spirv.Constant"() <{value = dense<[1, 2]> : vector<2xi32>}> : () -> vector<2xi32>
    %14 = "spirv.Constant"() <{value = dense<1> : tensor<2xi32>}> : () -> !spirv.array<2 x i32>
    %15 = "spirv.Constant"() <{value = [1.000000e+00 : f32, 2.000000e+00 : f32]}> : () -> !spirv.array<2 x f32>
    %16 = "spirv.Constant"() <{value = -7 : i16}> : () -> i16
    %17 = "spirv.Constant"() <{value = dense<1.000000e+00> : vector<3xbf16>}> : () -> vector<3xbf16>
    %18 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1.000000e+00 : f32}> : () -> vector<4xf32>
    %19 = "spirv.EXT.ConstantCompositeReplicate"() <{value = [1 : i32, 2 : i32]}> {a.b} : () -> !spirv.array<3 x !spirv.array<2 x i32>>
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "sc"}> : () -> ()
  "spirv.SpecConstant"() <{default_value = 1.500000e+00 : f32, sym_name = "sd"}> {spec_id = 5 : i64} : () -> ()
  "func.func"() <{function_type = (i1, i32, f32) -> (), sym_name = "branches"}> ({
  ^bb0(%arg4: i1, %arg5: i32, %arg6: f32):
    "spirv.BranchConditional"(%arg4, %arg5)[^bb1, ^bb2] <{branch_weights = [5 : i32, 10 : i32], operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%3: i32):  // 2 preds: ^bb0, ^bb4
    "spirv.BranchConditional"(%arg4, %3, %arg6)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, f32) -> ()
  ^bb2:  // pred: ^bb0
    "spirv.Branch"()[^bb3] {a.b} : () -> ()
  ^bb3:  // 2 preds: ^bb1, ^bb2
    "spirv.Kill"() : () -> ()
  ^bb4(%4: i32, %5: f32):  // pred: ^bb1
    "spirv.Branch"(%4)[^bb1] : (i32) -> ()
  ^bb5:  // no predecessors
    "spirv.Unreachable"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "value"}> ({
  ^bb0(%arg3: f32):
    "spirv.ReturnValue"(%arg3) {a.b} : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i8, f32) -> (), sym_name = "switch"}> ({
  ^bb0(%arg0: i32, %arg1: i8, %arg2: f32):
    "spirv.Switch"(%arg0, %arg2, %arg0, %arg2)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 2>, literals = dense<[0, -1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> {a.b} : (i32, f32, i32, f32) -> ()
  ^bb1(%0: f32):  // 2 preds: ^bb0, ^bb3
    "spirv.Switch"(%arg1)[^bb2] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb3
    "spirv.Return"() : () -> ()
  ^bb3(%1: i32, %2: f32):  // pred: ^bb0
    "spirv.Switch"(%arg1, %2)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, literals = dense<-1> : vector<1xi8>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i8, f32) -> ()
  }) : () -> ()
}) : () -> ()

