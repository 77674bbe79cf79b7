import { readChoice, storeChoice } from "./stored-choice";

test("keeps the choice of its goods beside the router's state", () => {
  window.history.replaceState({ tree: 1 }, "");
  storeChoice(1001, { specId: 2, quantity: "3" });
  expect(window.history.state).toMatchObject({ tree: 1 });
  expect(readChoice(1001)).toEqual({ specId: 2, quantity: "3" });
  expect(readChoice(1002)).toBeNull();
});

test("leaves an entry without the router's state alone", () => {
  window.history.replaceState(null, "");
  storeChoice(1001, { specId: 2, quantity: "3" });
  expect(window.history.state).toBeNull();
});

test.each([
  null,
  "text",
  { choice: 1 },
  { choice: { goodsId: 1001, specId: "x", quantity: null } },
])("reads nothing from the state %j", (state) => {
  window.history.replaceState(state, "");
  expect(readChoice(1001)).toBeNull();
});
