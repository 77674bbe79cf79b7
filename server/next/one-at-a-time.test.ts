import { oneAtATime } from "./one-at-a-time";

let running: string[];
let most: number;
let ends: (() => void)[];
const render = oneAtATime(async (path) => {
  running.push(path);
  most = Math.max(most, running.filter((each) => each === path).length);
  await new Promise<void>((end) => ends.push(end));
  running.splice(running.indexOf(path), 1);
  if (path === "/fails") throw new Error("no");
});
beforeEach(() => {
  running = [];
  most = 0;
  ends = [];
});

/** Ends renders until all are done. */
async function endAll(renders: Promise<unknown>[]): Promise<void> {
  let done = false;
  void Promise.allSettled(renders).then(() => {
    done = true;
  });
  while (!done) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
}

it("renders a path once at a time", async () => {
  const renders = [render("/a"), render("/a"), render("/a")];
  expect(running).toEqual(["/a"]);
  await endAll(renders);
  expect(most).toBe(1);
});

it("renders different paths together, at once", async () => {
  const renders = [render("/a"), render("/b")];
  expect(running).toEqual(["/a", "/b"]);
  await endAll(renders);
});

it("goes on after a render that has failed", async () => {
  const failed = render("/fails").catch((error: Error) => error.message);
  const next = render("/fails").catch((error: Error) => error.message);
  await endAll([failed, next]);
  expect(await Promise.all([failed, next])).toEqual(["no", "no"]);
});
