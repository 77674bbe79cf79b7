import { createListeners } from "./listeners";

test("calls listeners of one store only, until they unsubscribe", () => {
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

test("calls the listeners of the beginning once, although one of them removes and adds others", () => {
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
