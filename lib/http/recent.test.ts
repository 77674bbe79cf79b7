import { Recent } from "./recent";

test("what is kept is not made again, until it was the longest out of use", () => {
  const made: string[] = [];
  const recent = new Recent<string>(2);
  const get = (key: string) =>
    recent.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) expect(get(key)).toBe(key.toUpperCase());
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("what takes more room than others drives more of them out, and what never fits is not kept", () => {
  const recent = new Recent<Buffer>(10, (body) => body.length);
  const isKept = (key: string, bytes: number) => {
    let kept = true;
    recent.get(key, () => {
      kept = false;
      return Buffer.alloc(bytes);
    });
    return kept;
  };
  for (const key of ["a", "b"]) expect(isKept(key, 4)).toBe(false);
  expect(isKept("a", 4)).toBe(true);
  expect(isKept("c", 4)).toBe(false);
  expect(isKept("a", 4)).toBe(true);
  expect(isKept("whale", 11)).toBe(false);
  expect(isKept("whale", 11)).toBe(false);
  expect(isKept("c", 4)).toBe(true);
  expect(isKept("b", 4)).toBe(false);
});
