import { preloadWhenIdle } from "./preload-when-idle";

const connection = { saveData: false };
Object.assign(navigator, { connection });

let readyState: DocumentReadyState = "complete";
Object.defineProperty(document, "readyState", { get: () => readyState });

beforeEach(() => {
  jest.useFakeTimers();
  connection.saveData = false;
  readyState = "complete";
});
afterEach(() => jest.useRealTimers());

const pass = () => jest.advanceTimersByTimeAsync(2_000);

test("loads one part after the other, also after one that fails", async () => {
  const order: string[] = [];
  const load = (name: string) => async () => {
    order.push(name);
    throw new Error("offline");
  };
  preloadWhenIdle([load("first"), load("second")]);
  expect(order).toEqual([]);
  await pass();
  expect(order).toEqual(["first", "second"]);
});

test("waits for the load of the page", async () => {
  readyState = "interactive";
  const load = jest.fn(async () => undefined);
  preloadWhenIdle([load]);
  await pass();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await pass();
  expect(load).toHaveBeenCalledTimes(1);
});

test("loads nothing when it is stopped or the visitor saves data", async () => {
  const load = jest.fn(async () => undefined);
  preloadWhenIdle([load])();
  connection.saveData = true;
  preloadWhenIdle([load]);
  await pass();
  expect(load).not.toHaveBeenCalled();
});
