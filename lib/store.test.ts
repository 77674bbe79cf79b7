import { createStore } from "./store";

test("calls listeners when the value changes, until they unsubscribe", () => {
  const [store, other] = [createStore("a"), createStore("a")];
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  other.set("b");
  store.set("a");
  expect(listener).not.toHaveBeenCalled();
  store.set("b");
  unsubscribe();
  store.set("c");
  expect(listener).toHaveBeenCalledTimes(1);
  expect([store.initial, store.get()]).toEqual(["a", "c"]);
});

test("calls every listener of a change once, also those that one of them removes or adds meanwhile", () => {
  const store = createStore(0);
  const late = jest.fn();
  const removed = jest.fn();
  let remove = () => {};
  store.subscribe(() => {
    remove();
    store.subscribe(late);
  });
  remove = store.subscribe(removed);
  store.set(1);
  expect(removed).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
});
