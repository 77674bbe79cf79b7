import type { Rules } from "@/lib/routing/decide";
import type { Asset } from "./assets/load-assets";
import type { Stage } from "./exchange";
import type { ImageCache } from "./images/image-cache";
import type { NextHandler } from "./next/render-page";
import type { PageSource } from "./page-cache/page-source";
import { enforceLimits } from "./stages/enforce-limits";
import { images } from "./stages/images";
import { next, nextInDevelopment } from "./stages/next";
import { normalizeRequest } from "./stages/normalize-request";
import { pageCache } from "./stages/page-cache";
import { readiness } from "./stages/readiness";
import { refuseUnknownHosts } from "./stages/refuse-unknown-hosts";
import { routing } from "./stages/routing";
import { staticAssets } from "./stages/static-assets";

export interface PipelineParts {
  rules: Rules;
  /** Value of Strict-Transport-Security. */
  transportPolicy: string;
  isStopping: () => boolean;
  assets: ReadonlyMap<string, Asset>;
  imageCache: ImageCache;
  pages: PageSource;
  handle: NextHandler;
}

/**
 * Every stage of a request, in the order they run; the first that answers is the last that runs. The final step,
 * security headers and the sending itself, is `finalize.ts`: stages call it when they answer.
 */
export function productionPipeline(parts: PipelineParts): Stage[] {
  return [
    // Refuses what is no request; parses the raw target before anything can rewrite it.
    normalizeRequest(parts.rules.trustedHops, parts.transportPolicy),
    // Before any work is done for a request.
    enforceLimits,
    readiness(parts.isStopping),
    // Before anything is sent that a visitor of no brand could use.
    refuseUnknownHosts(parts.rules),
    // Scripts, styles and pictures: nine of ten requests of a visit, the same for every brand.
    staticAssets(parts.assets),
    images(parts.imageCache),
    // Which brand and page: needs only headers, and everything behind it needs the answer.
    routing(parts.rules),
    // Pages and files of a brand: sent from memory, rendered by Next where they are missing.
    pageCache(parts.pages),
    // What is left: the API and what is made anew each time.
    next(parts.handle),
  ];
}

/** `npm run dev`: Next compiles, routes (middleware.ts) and renders by itself. */
export function developmentPipeline(
  parts: Pick<PipelineParts, "rules" | "transportPolicy" | "isStopping" | "handle">,
): Stage[] {
  return [
    normalizeRequest(parts.rules.trustedHops, parts.transportPolicy),
    enforceLimits,
    readiness(parts.isStopping),
    nextInDevelopment(parts.handle),
  ];
}
