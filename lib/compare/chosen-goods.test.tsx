import { chosenGoods, publishChosen, setChosen, toggleChosen } from "./chosen-goods";
import { chosenIds } from "./chosen-ids";
import { CHOSEN_KEY } from "./chosen-key";

const goods = (id: number) => ({ id, name: `商品 ${id}` });

beforeEach(() => {
  window.localStorage.clear();
  setChosen([]);
});

test("chooses up to four, and takes back a choice", () => {
  expect([1, 2, 3, 4].map((id) => toggleChosen(goods(id)))).toEqual(Array(4).fill("added"));
  expect(toggleChosen(goods(5))).toBe("full");
  expect(toggleChosen(goods(2))).toBe("removed");
  expect(toggleChosen(goods(5))).toBe("added");
  expect([...chosenIds.get()]).toEqual([1, 3, 4, 5]);
});

test("tells buttons what was chosen before, and in another window", () => {
  window.localStorage.setItem(CHOSEN_KEY, JSON.stringify([goods(7), { id: "<b>" }]));
  const stop = publishChosen();
  expect([...chosenIds.get()]).toEqual([7]);
  window.localStorage.setItem(CHOSEN_KEY, JSON.stringify([goods(7), goods(8)]));
  window.dispatchEvent(new StorageEvent("storage", { key: CHOSEN_KEY }));
  expect([...chosenIds.get()]).toEqual([7, 8]);
  stop();
});

test("stores names in a bounded length", () => {
  toggleChosen({ id: 1, name: "长".repeat(500) });
  expect(chosenGoods.get()[0]?.name).toHaveLength(80);
});
