import { expect } from "@playwright/test";
import { BRANDS, LANDING_ROUTES, landingByRoute } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { type HostAnswer, requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { foreignTraces } from "../support/traces";
import { createRandom, shuffle } from "./seed";

interface Visit {
  host: Brand;
  path: string;
  /** Brand of the landing page at this path; otherwise the host's brand. */
  owner: Brand;
}

/** Every host's own pages, and two landing pages of other brands on that host. */
export const VISITS: readonly Visit[] = BRANDS.flatMap((host, index) => {
  const foreign = [index * 7 + 3, index * 13 + 5].flatMap((number) => {
    const path = LANDING_ROUTES[number % LANDING_ROUTES.length] ?? "";
    const owner = landingByRoute(path)?.brand;
    return owner ? [{ host, path, owner }] : [];
  });
  const own = [
    ...(host.rootPage ? ["/"] : []),
    ...host.landings.map(({ route }) => route),
    "/index",
    "/corporate-information",
    "/sitemap-pages.xml",
  ];
  return [...own.map((path) => ({ host, path, owner: host })), ...foreign];
});

/** What to request: documents, RSC payloads, or a random mix. */
export type Kind = "html" | "rsc" | "mixed";

const RSC = { rsc: "1", accept: "text/x-component" };
const CONCURRENCY = 6;

/** Draws one of every `share` visits by a seed. */
export function drawVisits(seed: number, share: number): Visit[] {
  const drawn = shuffle(VISITS, createRandom(seed));
  return drawn.slice(0, Math.ceil(drawn.length / share));
}

/**
 * Requests every visit once, in the seed's order.
 * @returns traces of other brands in a host's responses, and missing traces of its own, each with its URL
 */
export async function findLeaks(
  seed: number,
  kind: Kind,
  visits: readonly Visit[] = VISITS,
): Promise<string[]> {
  const random = createRandom(seed);
  const queue = shuffle(visits, random).map((visit) => ({
    ...visit,
    headers: isPayloadVisit(visit, kind, random) ? RSC : {},
  }));
  const leaks: string[] = [];
  const worker = async () => {
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      const answer = await requestVisit(visit.host.key, visit.path, visit.headers);
      leaks.push(
        ...leaksOf(visit, answer).map((leak) => `${visit.host.key}${visit.path}: ${leak}`),
      );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return leaks;
}

/** Whether to request a visit's RSC payload; files have none. */
function isPayloadVisit({ path }: Visit, kind: Kind, random: () => number): boolean {
  if (kind === "html" || path.endsWith(".xml")) return false;
  return kind === "rsc" || random() < 0.5;
}

/** Requests a path; follows Next's redirect of an RSC request to its `_rsc` URL, which the browser's router knows. */
async function requestVisit(
  key: string,
  path: string,
  headers: Record<string, string>,
): Promise<HostAnswer> {
  const answer = await requestHost(onBrand(key), path, headers);
  const { location } = answer.headers;
  if (answer.status !== 307 || !location?.includes("_rsc")) return answer;
  const { pathname, search } = new URL(location, "http://host");
  expect(pathname).toBe(path);
  return requestHost(onBrand(key), pathname + search, headers);
}

function leaksOf({ host, path, owner }: Visit, { status, body }: HostAnswer): string[] {
  const isOwn = path.endsWith(".xml") || body.includes(host.company.licence);
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...foreignTraces(body, host, owner),
    ...(isOwn ? [] : ["not its own licence"]),
  ];
}
