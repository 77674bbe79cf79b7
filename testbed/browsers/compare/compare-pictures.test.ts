import { PNG } from "pngjs";
import { comparePictures } from "./compare-pictures";

type Colour = readonly [number, number, number];

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

function draw(colourAt: (x: number, y: number) => Colour, size = 64): Buffer {
  const png = new PNG({ width: size, height: size });
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) png.data.set([...colourAt(x, y), 255], (y * size + x) * 4);
  return PNG.sync.write(png);
}

const white = draw(() => WHITE);

test("finds no difference between equal pictures", () => {
  expect(comparePictures(white, white)).toBe(0);
});

test("counts the blocks that differ", () => {
  expect(
    comparePictures(
      white,
      draw((x) => (x < 16 ? BLACK : WHITE)),
    ),
  ).toBe(0.25);
});

test("counts a hairline in another color", () => {
  expect(
    comparePictures(
      white,
      draw((_x, y) => (y === 3 ? BLACK : WHITE)),
    ),
  ).toBe(1 / 8);
});

test("ignores single pixels, as at the edges of letters", () => {
  expect(
    comparePictures(
      white,
      draw((x, y) => (x % 8 === 0 && y % 8 < 2 ? BLACK : WHITE)),
    ),
  ).toBe(0);
});

test("compares the part that both pictures have", () => {
  expect(
    comparePictures(
      white,
      draw(() => WHITE, 72),
    ),
  ).toBe(0);
});
