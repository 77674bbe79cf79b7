import type { Brand } from "@/brands/types";
import { deviceOf } from "./device";
import { goodsIdOf } from "./goods-id";
import { type HostRules, hostHeader, matchHost } from "./host";
import { HOST_FILES, knownPath } from "./known-paths";
import { dependsOnDevice, phoneTarget } from "./phones";
import { queryValue } from "./query";

/** A page request, told without any framework's types, so that a server in front can take the same decision. */
export interface PageRequest {
  host: string | null;
  forwardedHost: string | null;
  /** Path as it came, still percent-encoded. */
  path: string;
  /** "" or from "?" on. */
  query: string;
  userAgent: string | null;
  /** The visitor asked for the desktop site before (`?desktop=1`). */
  desktopCookie: boolean;
}

export interface Rules extends HostRules {
  trustProxy: boolean;
  /** Ends in a slash. */
  mobileSiteUrl: string;
  unknownHost: "neutral" | "refuse";
}

interface Common {
  /** Which rule spoke: for logs and tests. */
  reason: string;
  /** The answer needs `Vary: User-Agent`. */
  variesByDevice: boolean;
  /** The answer sets the cookie that keeps this visitor on the desktop site. */
  rememberDesktop: boolean;
}

export type Decision =
  | (Common & { kind: "rewrite"; path: string; brand: Brand })
  | (Common & { kind: "redirect"; status: 307 | 308; location: string })
  | (Common & { kind: "refuse"; status: 421 });

const PLAIN = { variesByDevice: false, rememberDesktop: false } as const;

/** The one internal path of everything that does not exist: one cached 404 per brand, whatever was asked. */
export const MISSING = "missing";

/** Decides what happens to a page request: host, spelling, phones, root, rewrite, in this order (design §2.2–2.7). */
export function decide(request: PageRequest, rules: Rules): Decision {
  const { path, query } = request;
  const header = hostHeader(request.host, request.forwardedHost, rules.trustProxy);
  const { brand, reason } = matchHost(header, rules);
  if (reason === "unknown" && rules.unknownHost === "refuse") {
    return { kind: "refuse", status: 421, reason: "unknown-host", ...PLAIN };
  }

  const known = knownPath(path);
  if (known === undefined) {
    return {
      kind: "rewrite",
      path: `/${brand.key}/${MISSING}`,
      brand,
      reason: "missing",
      ...PLAIN,
    };
  }
  if (known !== path) {
    return { kind: "redirect", status: 308, location: known + query, reason: "spelling", ...PLAIN };
  }

  const variesByDevice = dependsOnDevice(path);
  const rememberDesktop = variesByDevice && queryValue(query, "desktop") === "1";
  const common = { variesByDevice, rememberDesktop };
  if (variesByDevice && !rememberDesktop && !request.desktopCookie) {
    const target = phoneTarget(path, query, deviceOf(request.userAgent ?? ""));
    if (target !== undefined) {
      const location = rules.mobileSiteUrl + target;
      return { kind: "redirect", status: 307, location, reason: "phone", ...common };
    }
  }

  if (path === "/" && "redirect" in brand.root) {
    const location = brand.root.redirect + query;
    return { kind: "redirect", status: 307, location, reason: "root", ...common };
  }
  return {
    kind: "rewrite",
    path: `/${brand.key}${internalPath(path, query)}`,
    brand,
    reason,
    ...common,
  };
}

function internalPath(path: string, query: string): string {
  if (path === "/") return "";
  if (path === "/goodsDetails") return `${path}/${goodsIdOf(query)}`;
  return HOST_FILES.get(path) ?? path;
}
