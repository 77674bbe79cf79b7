import { sharedLifetime } from "./shared-lifetime";

const NOW = 1_000_000_000;
const DAY_S = 86_400;
const PAGE = { kind: "APP_PAGE" } as const;
const FILE = { kind: "APP_ROUTE" } as const;
const entry = (more: Partial<Parameters<typeof sharedLifetime>[0]> = {}) => ({
  ...{ revalidate: 3600, expire: DAY_S, storedAt: NOW, expiresAt: NOW + DAY_S * 1000 },
  ...{ tags: ["_N_T_/mima"], page: PAGE, ...more },
});

test.each([
  ["a file that shows data", { tags: ["_N_T_/share", "goods:1"] }, 60, 86_340],
  ["a file without data", {}, 3600, 82_800],
])("lets caches keep %s", (_, more, fresh, stale) => {
  expect(sharedLifetime(entry({ page: FILE, ...more }), NOW)).toBe(
    `s-maxage=${fresh}, stale-while-revalidate=${stale}`,
  );
});

test.each([
  ["a page, however long it lives here", {}, 60, 86_340],
  ["a page that lives for a moment", { revalidate: 5 }, 5, 86_395],
])("lets shared caches keep %s, and browsers ask again", (_, more, fresh, stale) => {
  expect(sharedLifetime(entry(more), NOW)).toBe(
    `s-maxage=${fresh}, stale-while-revalidate=${stale}, must-revalidate`,
  );
});

test("lets no cache keep a page beyond the moment that changes it", () => {
  const until = entry({ expiresAt: NOW + 90_000 });
  const lifetimes = [0, 70_000, 91_000].map((later) => sharedLifetime(until, NOW + later));
  expect(lifetimes).toEqual([
    "s-maxage=60, stale-while-revalidate=30, must-revalidate",
    "s-maxage=20, stale-while-revalidate=0, must-revalidate",
    "s-maxage=0, stale-while-revalidate=0, must-revalidate",
  ]);
});

test("gives a file without an end a day", () => {
  const endless = { revalidate: false, expire: undefined, expiresAt: Infinity } as const;
  const file = entry({ ...endless, page: FILE });
  expect(sharedLifetime(file, NOW)).toBe(`s-maxage=${DAY_S}`);
});
