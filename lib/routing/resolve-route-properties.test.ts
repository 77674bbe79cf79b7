import { BRANDS, LANDING_ROUTES } from "@storefront/brands";
import fc from "fast-check";
import { matchHost } from "./host";
import { HOST_FILES, PAGES } from "./known-paths";
import { type PageRequest, type RouteDecision, type Rules, resolveRoute } from "./resolve-route";
import { USER_AGENTS } from "./testing/user-agents";

const MOBILE = "https://m.example/";

const rules = fc.record<Rules>({
  trustedHops: fc.integer({ min: 0, max: 2 }),
  mobileSiteUrl: fc.constant(MOBILE),
  unknownHost: fc.constantFrom("neutral", "refuse"),
});

const hosts = BRANDS.flatMap(({ key, hosts }) => [`${key}.localhost:3000`, ...hosts]);
const host = fc.oneof(
  fc.constantFrom(...hosts, "nobody.example", "127.0.0.1:3000", ""),
  fc.string({ maxLength: 30 }),
);

/** Known paths in any spelling, paths that look like internal ones, and arbitrary text. */
const known = [...PAGES, ...LANDING_ROUTES, ...HOST_FILES.keys()];
const spelled = fc
  .tuple(fc.constantFrom(...known), fc.constantFrom("", "/", "//"), fc.boolean())
  .map(([path, slashes, upper]) => (upper ? path.toUpperCase() : path) + slashes);
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: spelled },
  fc.constantFrom("/mima/index", "/missing", "/host-files/robots", "/../index", "//evil.example"),
  fc.webPath().map((text) => `/${text}`),
  fc.string({ maxLength: 40 }).map((text) => `/${text}`),
);

const NAMES = ["goodsId", "user_id", "ad", "desktop", "url", "q", "page", "sort", "x"] as const;
const value = fc.oneof(
  fc.constantFrom("1", "5", "05", "//evil.example", "/v1/order/detail?order_num=1", "%", "%0d%0a"),
  fc.webQueryParameters(),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.join("=")).join("&")}`));

const userAgent = fc.option(
  fc.oneof(fc.constantFrom(...USER_AGENTS.map(([, , header]) => header)), fc.string()),
);

const request = fc.record<PageRequest>({
  host: host.map((header) => matchHost(header)),
  path,
  query,
  userAgent,
  desktopCookie: fc.boolean(),
});

const property = (check: (request: PageRequest, rules: Rules) => void) =>
  fc.assert(fc.property(request, rules, check));

/** Splits the location of a redirect within the host. */
function split(location: string): Pick<PageRequest, "path" | "query"> {
  const mark = location.indexOf("?");
  return mark === -1
    ? { path: location, query: "" }
    : { path: location.slice(0, mark), query: location.slice(mark) };
}

const isWithinHost = (decision: RouteDecision): boolean =>
  decision.kind === "redirect" && decision.location.startsWith("/");

test("redirects within the host, keeping the query, or to the mobile site", () => {
  property((made, ruled) => {
    const decision = resolveRoute(made, ruled);
    if (decision.kind !== "redirect") return;
    if (decision.reason === "phone" || decision.reason === "card") {
      expect(decision.location.startsWith(MOBILE)).toBe(true);
      return;
    }
    expect(decision.location).toMatch(/^\/(?![/\\])/);
    expect(split(decision.location).query).toBe(made.query);
  });
});

test("reaches a page after at most two redirects within the host", () => {
  property((made, ruled) => {
    let decision = resolveRoute(made, ruled);
    for (let step = 0; step < 2; step += 1) {
      if (decision.kind !== "redirect" || !isWithinHost(decision)) break;
      decision = resolveRoute({ ...made, ...split(decision.location) }, ruled);
    }
    expect(isWithinHost(decision)).toBe(false);
  });
});

test("rewrites to a path of the brand that contains nothing a file path or URL could misread", () => {
  property((made, ruled) => {
    const decision = resolveRoute(made, ruled);
    if (decision.kind !== "rewrite") return;
    const [, key, ...segments] = decision.path.split("/");
    expect(key).toBe(decision.brand.key);
    for (const segment of segments) expect(segment).toMatch(/^(?!\.+$)[\w.-]+$/);
  });
});

test("decides without the User-Agent header unless the response varies by it", () => {
  fc.assert(
    fc.property(request, userAgent, rules, (made, other, ruled) => {
      const decision = resolveRoute(made, ruled);
      const otherwise = resolveRoute({ ...made, userAgent: other }, ruled);
      expect(otherwise.variesByDevice).toBe(decision.variesByDevice);
      if (!decision.variesByDevice) expect(otherwise).toEqual(decision);
    }),
  );
});

test("keeps a response from shared caches only when it follows the visitor's choice", () => {
  property((made, ruled) => {
    const decision = resolveRoute(made, ruled);
    if (decision.rememberDesktop) expect(decision.isPrivate).toBe(true);
    if (decision.isPrivate) {
      expect(decision.variesByDevice).toBe(true);
      expect(decision.rememberDesktop || made.desktopCookie).toBe(true);
      expect(decision.reason).not.toBe("phone");
    }
  });
});

test("refuses exactly the unknown hosts, and only where the operator requires it", () => {
  property((made, ruled) => {
    const neutral = resolveRoute(made, { ...ruled, unknownHost: "neutral" });
    const strict = resolveRoute(made, { ...ruled, unknownHost: "refuse" });
    expect(neutral.kind).not.toBe("refuse");
    if (strict.kind !== "refuse") expect(strict).toEqual(neutral);
  });
});
