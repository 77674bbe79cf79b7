import { createMarkets, type Markets } from "./create-markets";

let now: number;
let opened: { closed: boolean }[];
let markets: Markets;
beforeEach(() => {
  now = Date.parse("2026-03-01T10:00:00Z");
  opened = [];
  markets = createMarkets(
    async () => {
      const market = { closed: false };
      opened.push(market);
      return {
        fetch: () => new Response(),
        close: async () => {
          market.closed = true;
        },
      };
    },
    { limits: { most: 2, idleMs: 1_000, ageMs: 3_000 }, now: () => now },
  );
});
afterEach(() => markets.close());

const NOT_FOUND = expect.objectContaining({ code: 10406, status: 404 });

it("gives each market an id of its own that nobody can guess", async () => {
  const { id } = await markets.create();
  const other = await markets.create();
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(other.id).not.toBe(id);
});

it("ends a market that is not used", async () => {
  const { id, endsAt } = await markets.create();
  expect(endsAt).toBe(now + 1_000);
  now += 999;
  markets.use(id);
  now += 999;
  expect(markets.times(id).endsAt).toBe(now + 1);
  now += 1;
  expect(() => markets.use(id)).toThrow(NOT_FOUND);
});

it("ends a market that is used for too long", async () => {
  const { id } = await markets.create();
  for (const _ of "1234") {
    now += 700;
    markets.use(id);
  }
  now += 200;
  expect(() => markets.use(id)).toThrow(NOT_FOUND);
});

it("closes a market that is ended, once", async () => {
  const { id } = await markets.create();
  await markets.end(id);
  expect(opened).toEqual([{ closed: true }]);
  await expect(markets.end(id)).rejects.toThrow(NOT_FOUND);
});

it("refuses one more than there may be, also while others are opened", async () => {
  const created = await Promise.allSettled([1, 2, 3].map(() => markets.create()));
  expect(created.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  await expect(markets.create()).rejects.toMatchObject({ code: 10431, status: 429 });
});

it("refuses one that there is no memory for", async () => {
  const some = createMarkets(async () => ({ fetch: () => new Response(), close: async () => {} }), {
    hasMemory: () => false,
  });
  await expect(some.create()).rejects.toMatchObject({ code: 10431 });
  await some.close();
});

it("closes those that have ended before another is opened", async () => {
  await markets.create();
  await markets.create();
  now += 1_000;
  await markets.create();
  expect(opened).toEqual([{ closed: true }, { closed: true }, { closed: false }]);
});

it("frees the place of a market that could not be opened", async () => {
  let fails = true;
  const some = createMarkets(
    async () => {
      if (fails) throw new Error("no memory");
      return { fetch: () => new Response(), close: async () => {} };
    },
    { limits: { most: 1, idleMs: 1_000, ageMs: 1_000 } },
  );
  await expect(some.create()).rejects.toThrow("no memory");
  fails = false;
  await expect(some.create()).resolves.toMatchObject({ id: expect.any(String) });
  await some.close();
});

it.each([
  ["an empty id", ""],
  ["what stands for a malformed one", "none"],
  ["a property of objects", "__proto__"],
  ["a long id", "x".repeat(10_000)],
])("does not know %s", (_, id) => {
  expect(() => markets.use(id)).toThrow(NOT_FOUND);
});
