import { expect } from "@playwright/test";
import { BRANDS, LANDING_ROUTES, landingByRoute } from "../../brands";
import type { Brand } from "../../brands/types";
import { type HostAnswer, requestHost } from "../support/host-request";
import { foreignTraces } from "../support/traces";
import { createRandom, shuffle } from "./seed";

interface Visit {
  host: Brand;
  path: string;
  /** Of the landing page at this path; else the host's brand. */
  owner: Brand;
}

/** Own pages of every host, and two landing pages of others on it. */
export const VISITS: readonly Visit[] = BRANDS.flatMap((host, index) => {
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

/** What a browser requests: documents, RSC payloads, or now one and now the other. */
export type Kind = "html" | "rsc" | "mixed";

const RSC = { rsc: "1", accept: "text/x-component" };
const CONCURRENCY = 6;

/** One address in `share` of all, drawn by a seed. */
export function drawVisits(seed: number, share: number): Visit[] {
  const drawn = shuffle(VISITS, createRandom(seed));
  return drawn.slice(0, Math.ceil(drawn.length / share));
}

/**
 * Visits every address once, in the order of a seed.
 * @returns the traces of another brand in an answer of a host, and missing traces of its own, with its address
 */
export async function findLeaks(
  seed: number,
  kind: Kind,
  visits: readonly Visit[] = VISITS,
): Promise<string[]> {
  const random = createRandom(seed);
  const waiting = shuffle(visits, random).map((visit) => ({
    ...visit,
    headers: wantsPayload(visit, kind, random) ? RSC : {},
  }));
  const leaks: string[] = [];
  const visitor = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const answer = await follow(visit.host.key, visit.path, visit.headers);
      const found = leaksOf(visit, answer);
      leaks.push(...found.map((leak) => `${visit.host.key}${visit.path}: ${leak}`));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
  return leaks;
}

/** A file has no payload. */
function wantsPayload({ path }: Visit, kind: Kind, random: () => number): boolean {
  if (kind === "html" || path.endsWith(".xml")) return false;
  return kind === "rsc" || random() < 0.5;
}

/** Next sends a payload's request to an address of its own first; the browser's router knows that address. */
async function follow(
  key: string,
  path: string,
  headers: Record<string, string>,
): Promise<HostAnswer> {
  const answer = await requestHost(key, path, headers);
  const { location } = answer.headers;
  if (answer.status !== 307 || !location?.includes("_rsc")) return answer;
  const { pathname, search } = new URL(location, "http://host");
  expect(pathname).toBe(path);
  return requestHost(key, pathname + search, headers);
}

function leaksOf({ host, path, owner }: Visit, { status, body }: HostAnswer): string[] {
  const isOwn = path.endsWith(".xml") || body.includes(host.company.licence);
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...foreignTraces(body, host, owner),
    ...(isOwn ? [] : ["not its own licence"]),
  ];
}
