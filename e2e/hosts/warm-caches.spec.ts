import { BRANDS, LANDING_ROUTES, landingByRoute } from "../../brands";
import type { Brand } from "../../brands/types";
import { expect, test } from "../fixtures";
import { requestHost } from "../support/host-request";
import { foreignTraces } from "../support/traces";

interface Visit {
  host: Brand;
  path: string;
  owner: Brand;
}

/** Always the same order for a seed; the seed stands in the test's name. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const result = [...list];
  let state = seed;
  for (let index = result.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const other = state % (index + 1);
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}

/** Own pages of every host, and two landing pages of others on it. */
const VISITS: Visit[] = BRANDS.flatMap((host, index) => {
  const foreign = [index * 7 + 3, index * 13 + 5].flatMap((number) => {
    const path = LANDING_ROUTES[number % LANDING_ROUTES.length] ?? "";
    const owner = landingByRoute(path)?.brand;
    return owner ? [{ host, path, owner }] : [];
  });
  const own = [
    ...("page" in host.root ? ["/"] : []),
    ...host.landings.map(({ route }) => route),
    "/index",
    "/corporate-information",
    "/sitemap-pages.xml",
  ];
  return [...own.map((path) => ({ host, path, owner: host })), ...foreign];
});

const AT_ONCE = 6;

/** Next sends a payload's request to an address of its own first; the browser's router knows that address. */
async function follow(key: string, path: string, headers: Record<string, string>) {
  const answer = await requestHost(key, path, headers);
  const { location } = answer.headers;
  if (answer.status !== 307 || !location?.includes("_rsc")) return answer;
  const { pathname, search } = new URL(location, "http://host");
  expect(pathname).toBe(path);
  return requestHost(key, pathname + search, headers);
}

async function visitAll(visits: Visit[], headers: Record<string, string>): Promise<string[]> {
  const waiting = visits.filter(({ path }) => !(headers.rsc && path.endsWith(".xml")));
  const leaks: string[] = [];
  const visitor = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const { host, path, owner } = visit;
      const { status, body } = await follow(host.key, path, headers);
      if (status !== 200) leaks.push(`${host.key}${path}: ${status}`);
      for (const trace of foreignTraces(body, host, owner)) {
        leaks.push(`${host.key}${path}: ${trace}`);
      }
      if (!path.endsWith(".xml") && !body.includes(host.company.licence)) {
        leaks.push(`${host.key}${path}: not its own licence`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return leaks;
}

const RSC = { rsc: "1", accept: "text/x-component" };

test("no page, payload or file of a host tells of another brand, whoever was there before", async () => {
  test.setTimeout(480_000);
  expect(VISITS.length).toBeGreaterThan(BRANDS.length * 5);
  for (const [seed, headers] of [
    [11, {}],
    [23, RSC],
    [37, {}],
  ] as const) {
    expect(await visitAll(shuffled(VISITS, seed), headers), `shuffled by ${seed}`).toEqual([]);
  }
});
