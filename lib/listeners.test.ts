import { createListeners } from "./listeners";

test("calls listeners until they unsubscribe, and no other store's", () => {
  const [one, other] = [createListeners(), createListeners()];
  const listener = jest.fn();
  const unsubscribe = one.subscribe(listener);
  other.notify();
  expect(listener).not.toHaveBeenCalled();
  one.notify();
  unsubscribe();
  one.notify();
  expect(listener).toHaveBeenCalledTimes(1);
});

test("calls every listener once, also those that one of them removes or adds meanwhile", () => {
  const listeners = createListeners();
  const late = jest.fn();
  const removed = jest.fn();
  let remove = () => {};
  listeners.subscribe(() => {
    remove();
    listeners.subscribe(late);
  });
  remove = listeners.subscribe(removed);
  listeners.notify();
  expect(removed).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
});
