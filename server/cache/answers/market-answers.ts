import { AsyncResource } from "node:async_hooks";
import { ERRORS } from "@storefront/contract/codes";
import { MARKET_HEADER } from "@storefront/platform/http/sandbox-market";
import { requestIdHeaders } from "@storefront/platform/observability/outgoing-headers";
import { fetchRead } from "@/lib/api/fetch-read";
import { PAGE_TIMEOUT_MS } from "@/lib/api/request";
import type { ProvideAnswer, Provided, WantedAnswer } from "@/lib/render/context.js";
import { parseAnswer } from "@/server/cache/store/marketplace-answer.js";

/** The answers that one page of a tester's market is rendered from. */
export interface MarketAnswers {
  provide: ProvideAnswer;
  /** Whether the marketplace has answered that the market does not exist. */
  isMissing(): boolean;
}

/** Gets the answers of testers' markets. Each page has its own; none is stored. */
export class MarketAnswerSource {
  /** Calls run outside of a render, like those of `AnswerSource`. */
  #outside = new AsyncResource("MarketAnswerSource");

  /** @param headers sent with every call */
  constructor(private readonly headers: Record<string, string>) {}

  /** Returns the answers for one page of a market, each fetched once. */
  of(market: string): MarketAnswers {
    const answers = new Map<string, Promise<Provided>>();
    let isMissing = false;
    const get = async (wanted: WantedAnswer) => {
      const answer = await this.#fetch(wanted, market);
      if (answer.kind === "passed" && answer.status === ERRORS.marketNotFound.status)
        isMissing ||= parseAnswer(answer.body)?.code === ERRORS.marketNotFound.code;
      return answer;
    };
    return {
      isMissing: () => isMissing,
      provide(wanted) {
        const answer = answers.get(wanted.address) ?? get(wanted);
        answers.set(wanted.address, answer);
        return answer;
      },
    };
  }

  async #fetch({ address, headers }: WantedAnswer, market: string): Promise<Provided> {
    const own = { ...headers, ...this.headers, ...requestIdHeaders(), [MARKET_HEADER]: market };
    const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS);
    try {
      return await this.#outside.runInAsyncScope(async () => {
        const response = await fetchRead(address, { headers: own, cache: "no-store", signal });
        return { kind: "passed", status: response.status, body: await response.text() };
      });
    } catch (error) {
      return { kind: "failed", error };
    }
  }
}
