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
  ["a page, however long it lives here", {}, 60, 86_340],
  ["a file that shows data", { page: FILE, tags: ["_N_T_/share", "goods:1"] }, 60, 86_340],
  ["a page that lives for a moment", { revalidate: 5 }, 5, 86_395],
  ["a file without data", { page: FILE }, 3600, 82_800],
])("lets caches keep %s", (_, more, fresh, stale) => {
  expect(sharedLifetime(entry(more), NOW)).toBe(
    `s-maxage=${fresh}, stale-while-revalidate=${stale}`,
  );
});

test("lets no cache keep a page beyond the moment that changes it", () => {
  const until = entry({ expiresAt: NOW + 90_000 });
  expect(sharedLifetime(until, NOW)).toBe("s-maxage=60, stale-while-revalidate=30");
  expect(sharedLifetime(until, NOW + 70_000)).toBe("s-maxage=20, stale-while-revalidate=0");
  expect(sharedLifetime(until, NOW + 91_000)).toBe("s-maxage=0, stale-while-revalidate=0");
});

test("gives a file without an end a day", () => {
  const endless = { revalidate: false, expire: undefined, expiresAt: Infinity } as const;
  const file = entry({ ...endless, page: FILE });
  expect(sharedLifetime(file, NOW)).toBe(`s-maxage=${DAY_S}`);
});
