import fc from "fast-check";
import { DecodePool } from "./decode-pool";

const LARGE = 25_000_000;
const SMALL = 1_000_000;

/** A pool whose decoders end when the test says. */
function openPool() {
  const pool = new DecodePool();
  const started: string[] = [];
  const running = new Map<string, () => void>();
  return {
    started,
    running,
    add(name: string, owner: string, pixels: number) {
      const decode = () =>
        new Promise<string>((resolve) => {
          started.push(name);
          running.set(name, () => resolve(name));
        });
      return pool.run({ owner, pixels }, decode);
    },
    async end(name: string) {
      running.get(name)?.();
      running.delete(name);
      await new Promise(setImmediate);
    },
  };
}

it("starts a small picture at once beside ten large ones, of which one is decoded", () => {
  const { add, started } = openPool();
  for (let index = 0; index < 10; index += 1) void add(`large ${index}`, "a", LARGE);
  void add("small", "b", SMALL);
  expect(started).toEqual(["large 0", "small"]);
});

it("lets accounts take turns, so that one with ten pictures does not delay another's", async () => {
  const { add, started, end } = openPool();
  for (let index = 0; index < 10; index += 1) void add(`a${index}`, "a", LARGE);
  void add("b0", "b", LARGE);
  for (const name of ["a0", "a1"]) await end(name);
  expect(started).toEqual(["a0", "a1", "b0"]);
});

it("gives the caller the picture, or its error, and goes on", async () => {
  const pool = new DecodePool();
  const picture = { owner: "a", pixels: LARGE };
  const failed = pool.run(picture, () => Promise.reject(new Error("broken")));
  const done = pool.run(picture, () => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("broken");
  expect(await done).toBe("done");
});

it("decodes every picture, at most one large and two in all, and leaves no lane free that one could take", async () => {
  const step = fc.oneof(
    fc.record({ owner: fc.constantFrom("a", "b", "c"), large: fc.boolean() }),
    fc.constant("end" as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { add, started, running, end } = openPool();
      const all: { name: string; owner: string; large: boolean }[] = [];
      const largeRunning = () => all.filter(({ name, large }) => large && running.has(name)).length;
      const check = () => {
        expect(running.size).toBeLessThanOrEqual(2);
        expect(largeRunning()).toBeLessThanOrEqual(1);
        const waiting = all.filter(({ name }) => !started.includes(name));
        if (running.size === 2) return;
        expect(waiting.filter(({ large }) => !large || largeRunning() === 0)).toEqual([]);
      };
      for (const each of steps) {
        if (each === "end") await end([...running.keys()][0] ?? "");
        else {
          const name = `${all.length}`;
          all.push({ name, ...each });
          void add(name, each.owner, each.large ? LARGE : SMALL);
        }
        check();
      }
      while (running.size > 0) {
        await end([...running.keys()][0] ?? "");
        check();
      }
      expect(started).toHaveLength(all.length);
    }),
  );
});
