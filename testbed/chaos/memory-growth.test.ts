import { addLines, type Scrape } from "./alerts/scrape";
import { growthOf } from "./memory-growth";

function scraped(megabytes: number): Scrape {
  const scrape: Scrape = { at: 0, series: new Map(), counters: new Set() };
  addLines(
    scrape,
    `process_resident_memory_bytes ${megabytes * 1024 * 1024}\nup 1`,
    'job="storefront"',
  );
  return scrape;
}

it("compares the means of the first and last quarter of each program", () => {
  const scrapes = [90, 110, 500, 100, 100, 1, 104, 106].map(scraped);
  const [growth, ...others] = growthOf(scrapes);
  expect(others).toEqual([]);
  expect(growth).toMatchObject({ program: '{job="storefront"}', fromMb: 100, toMb: 105 });
  expect(growth?.growth).toBeCloseTo(0.05);
});
