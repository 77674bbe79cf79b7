import fc from "fast-check";
import {
  type CascadeOption,
  type CascadePlace,
  chosenPath,
  columnsAt,
  moveBy,
  optionAt,
  placeOf,
} from "./cascade";

const leaf = (id: number, name: string): CascadeOption => ({ id, name, son: [] });
const TREE: CascadeOption[] = [
  { id: 1, name: "钻石", son: [leaf(11, "Ⅴ"), leaf(12, "Ⅳ"), leaf(13, "Ⅲ")] },
  {
    id: 2,
    name: "星耀",
    son: [{ id: 21, name: "星耀Ⅴ", son: [leaf(211, "1星"), leaf(212, "12星")] }],
  },
  leaf(3, "王者"),
];

test.each<[CascadePlace, string, CascadePlace | null]>([
  [[0], "ArrowDown", [1]],
  [[2], "ArrowDown", null],
  [[0], "ArrowUp", null],
  [[1], "End", [2]],
  [[1], "Home", [0]],
  [[1], "ArrowRight", [1, 0]],
  [[2], "ArrowRight", null],
  [[1, 0, 1], "ArrowLeft", [1, 0]],
  [[0], "ArrowLeft", null],
  [[0], "Tab", null],
])("at %j, %s moves to %j", (place, key, next) => {
  expect(moveBy(TREE, place, key)).toEqual(next);
});

test.each<[CascadePlace, string, CascadePlace | null]>([
  [[0], "王", [2]],
  [[2], "钻", [0]],
  [[1, 0, 0], "1", [1, 0, 1]],
  [[1, 0, 1], "1", [1, 0, 0]],
  [[1, 0, 0], "12", [1, 0, 1]],
  [[0], "x", null],
])("at %j, typing %s moves to %j", (place, typed, next) => {
  expect(moveBy(TREE, place, typed.at(-1) ?? "", typed)).toEqual(next);
});

test("keeps the focus on an item of its column for any sequence of keys", () => {
  const keys = fc.constantFrom(
    "ArrowDown",
    "ArrowUp",
    "ArrowLeft",
    "ArrowRight",
    "Home",
    "End",
    "星",
    "1",
  );
  fc.assert(
    fc.property(fc.array(keys), (pressed) => {
      let place: CascadePlace = [0];
      for (const key of pressed)
        place = moveBy(TREE, place, key, key.length === 1 ? key : "") ?? place;
      const columns = columnsAt(TREE, place);
      expect(columns.length - place.length).toBe(optionAt(TREE, place)?.son.length ? 1 : 0);
      expect(columns[place.length - 1]).toContain(optionAt(TREE, place));
    }),
  );
});

test("finds a leaf with its path, and starts at the first option for anything else", () => {
  expect(placeOf(TREE, 212)).toEqual([1, 0, 1]);
  expect(chosenPath(TREE, 212).map(({ id }) => id)).toEqual([2, 21, 212]);
  for (const id of [0, 2, 99]) {
    expect(placeOf(TREE, id)).toEqual([0]);
    expect(chosenPath(TREE, id)).toEqual([]);
  }
});
