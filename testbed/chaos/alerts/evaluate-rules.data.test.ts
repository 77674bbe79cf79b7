import { useFolder } from "../../jest/use-folder";
import { evaluateRules } from "./evaluate-rules";
import { projectSeries } from "./project-series";
import { addLines, type Scrape } from "./scrape";

const folder = useFolder("alerts");

const LABELS = 'job="marketplace",instance="m:1"';

/** @param at Unix time in seconds */
function scraped(at: number, text: string): Scrape {
  const scrape: Scrape = { at, series: new Map(), counters: new Set() };
  addLines(scrape, text, LABELS);
  return scrape;
}

const requests = (good: number, failed: number) => `# TYPE http_requests_total counter
http_requests_total{status="200",program="marketplace"} ${good}
http_requests_total{status="503",program="marketplace"} ${failed}
up 1`;

const START = 1_700_000_000;
const quiet = [scraped(START, requests(0, 0)), scraped(START + 10, requests(100, 0))] as const;

it("raises no alert when nothing fails", () => {
  const on = [
    scraped(START + 10, requests(100, 0)),
    scraped(START + 40, requests(400, 0)),
  ] as const;
  expect(evaluateRules(projectSeries(quiet, on), folder)).toEqual([]);
});

it("raises an alert of a rate that lasts, by the growth of half a minute", () => {
  const on = [
    scraped(START + 10, requests(100, 0)),
    scraped(START + 40, requests(300, 100)),
  ] as const;
  expect(evaluateRules(projectSeries(quiet, on), folder)).toEqual(["ManyServerErrors"]);
});

it("raises the alert of a sweeper whose last time stays the same, and not while it grows", () => {
  const at = (time: number, swept: number) =>
    scraped(START + time, `sweep_last_success_timestamp_seconds ${START + swept}`);
  const alive = projectSeries([at(0, 0), at(10, 10)], [at(10, 10), at(40, 40)]);
  expect(evaluateRules(alive, folder)).toEqual([]);
  // Read every ten seconds, and just before the first scrape of a short fault.
  const coarse = projectSeries([at(0, 0), at(10, 10)], [at(10, 10), at(25, 18)]);
  expect(evaluateRules(coarse, folder)).toEqual([]);
  const stuck = projectSeries([at(0, 0), at(10, 10)], [at(10, 10), at(40, 10)]);
  expect(evaluateRules(stuck, folder)).toEqual(["SweeperStopped"]);
});

it("raises the alert of a program whose metrics cannot be read", () => {
  const gone = [scraped(START + 10, "up 0"), scraped(START + 40, "up 0")] as const;
  expect(evaluateRules(projectSeries(quiet, gone), folder)).toEqual(["ProgramDown"]);
});
