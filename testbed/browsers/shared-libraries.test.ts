import { missingLibraries } from "./shared-libraries";

test("reads the libraries that ldd did not find", () => {
  const output = [
    "\tlinux-vdso.so.1 (0x00007ffd)",
    "\tlibnss3.so => not found",
    "\tlibm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x00007f)",
    "\tlibexpat.so.1 => not found",
  ].join("\n");
  expect(missingLibraries(output)).toEqual(["libnss3.so", "libexpat.so.1"]);
});
