import { createLocalList } from "./local-list";

const open = (most = 3) =>
  createLocalList<number>({
    key: "numbers",
    read: (item) => (typeof item === "number" ? item : null),
    most,
  });
const stored = () => window.localStorage.getItem("numbers");

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("is read when somebody subscribes, without what cannot be decoded", () => {
  window.localStorage.setItem("numbers", '[1,"<script>",null,2,{"a":1}]');
  const list = open();
  expect(list.get()).toEqual([]);
  list.subscribe(() => undefined);
  expect(list.get()).toEqual([1, 2]);
});

test.each(["{", '"text"', "null", '{"length":3}'])("is empty when %s is stored", (text) => {
  window.localStorage.setItem("numbers", text);
  const list = open();
  list.subscribe(() => undefined);
  expect(list.get()).toEqual([]);
});

test("keeps no more than its limit, and nothing at all when it is empty", () => {
  const list = open();
  list.change(() => [1, 2, 3, 4]);
  expect(stored()).toBe("[1,2,3]");
  list.change(() => []);
  expect(stored()).toBeNull();
});

test("adds to what another window has stored meanwhile, and follows it", () => {
  const list = open();
  const seen = jest.fn();
  const unsubscribe = list.subscribe(seen);
  window.localStorage.setItem("numbers", "[7]");
  window.dispatchEvent(new StorageEvent("storage", { key: "other" }));
  expect(list.get()).toEqual([]);
  window.dispatchEvent(new StorageEvent("storage", { key: "numbers" }));
  expect(list.get()).toEqual([7]);
  window.localStorage.setItem("numbers", "[7,8]");
  list.change((now) => [...now, 9]);
  expect(list.get()).toEqual([7, 8, 9]);
  expect(seen).toHaveBeenCalledTimes(2);
  unsubscribe();
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(list.get()).toEqual([7, 8, 9]);
});

test("lasts as long as the page when storage is blocked", () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const list = open();
  list.change((now) => [...now, 1]);
  list.change((now) => [...now, 2]);
  expect(list.get()).toEqual([1, 2]);
});
