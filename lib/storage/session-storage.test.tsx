import { hasStored, onStored, readStored, writeStored } from "./session-storage";

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test("stores a value until null replaces it", () => {
  writeStored("a", { n: 1 });
  expect([hasStored("a"), readStored("a")]).toEqual([true, { n: 1 }]);
  writeStored("a", null);
  expect([hasStored("a"), readStored("a")]).toEqual([false, null]);
});

test("notifies of each write, or of those under one key", () => {
  const [every, own] = [jest.fn(), jest.fn()];
  const unsubscribes = [onStored(every), onStored(own, "a")];
  writeStored("a", 1);
  writeStored("b", 1);
  for (const unsubscribe of unsubscribes) unsubscribe();
  writeStored("a", 2);
  expect([every.mock.calls.length, own.mock.calls.length]).toEqual([2, 1]);
});

test("reads text that is not JSON as nothing", () => {
  window.sessionStorage.setItem("a", "{");
  expect(readStored("a")).toBeNull();
});

test("behaves as empty, and notifies no one, when the browser blocks storage", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  const listener = jest.fn();
  const unsubscribe = onStored(listener);
  writeStored("a", 1);
  expect([readStored("a"), hasStored("a")]).toEqual([null, false]);
  expect(listener).not.toHaveBeenCalled();
  unsubscribe();
});
