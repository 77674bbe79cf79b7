import { createRenderContext, withRenderContext } from "@/lib/render/context.js";
import type { PageEntry } from "@/server/cache/store/entry";
import type { MarketAnswerSource } from "../answers/market-answers";
import { ListingLookup } from "./listing-lookup";
import { listingOf } from "./listing-path";
import type { RenderPage } from "./page-renders";
import type { FoundPage } from "./page-source";

/** Renders pages of testers' markets, for one request each. No store has them or what they were rendered from. */
export class MarketPages {
  /** @param apiBaseUrl without a trailing slash */
  constructor(
    private readonly renderPage: RenderPage,
    private readonly answers: MarketAnswerSource,
    private readonly apiBaseUrl: string,
  ) {}

  /** @returns "no market" when it does not exist (any more), null when the page cannot be rendered */
  async find(path: string, market: string): Promise<FoundPage | "no market" | null> {
    const { provide, isMissing } = this.answers.of(market);
    const listing = listingOf(path);
    const existence = listing && (await new ListingLookup(this.apiBaseUrl, provide).find(listing));
    if (isMissing()) return "no market";
    if (existence === "unavailable") return null;
    const shown = listing && existence === "missing" ? listing.missingPath : path;
    const context = { ...createRenderContext(0, provide), isPrivate: true };
    await withRenderContext(context, () => this.renderPage(shown));
    if (isMissing()) return "no market";
    const entry = context.privatePage as PageEntry | undefined;
    return entry ? { entry, path: shown, cache: "MISS", outdated: null } : null;
  }
}
