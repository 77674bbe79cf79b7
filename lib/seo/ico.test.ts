import { icoOf } from "./ico";

test("has a header with the offset of one picture, then the picture", () => {
  const file = icoOf(new Uint8Array([137, 80, 78, 71]), 48);
  const view = new DataView(file.buffer);
  expect([0, 2, 4].map((at) => view.getUint16(at, true))).toEqual([0, 1, 1]);
  expect([view.getUint8(6), view.getUint8(7)]).toEqual([48, 48]);
  expect([view.getUint32(14, true), view.getUint32(18, true)]).toEqual([4, 22]);
  expect([...file.slice(22)]).toEqual([137, 80, 78, 71]);
});
