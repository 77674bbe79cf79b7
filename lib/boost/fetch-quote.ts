import { RANK_BOOST } from "@storefront/contract/boosts/boost-terms";
import { call } from "@/lib/api/call.client";
import { decodeResult } from "@/lib/api/decode-result";
import type { Result } from "@/lib/api/result";
import { withoutExpiredLogin } from "@/lib/api/without-expired-login";
import type { BoostRequest } from "./form";
import { type Quote, readQuote } from "./quote";
import { storedQuote, storeQuote } from "./stored-quotes";

/**
 * Returns the price of a boost from this session's cache, or fetches and caches it (product §4 Boost form). A price
 * needs no login (product §6).
 */
export async function fetchQuote(
  brand: string,
  request: BoostRequest,
  signal: AbortSignal,
): Promise<Result<Quote>> {
  const cached = storedQuote(brand, request);
  if (cached) {
    storeQuote(brand, request, cached);
    return { ok: true, code: 0, msg: "", data: cached };
  }
  const result = await withoutExpiredLogin(() => compute(request, signal));
  const quote = decodeResult(result, readQuote);
  if (quote.ok) storeQuote(brand, request, quote.data);
  return quote;
}

const compute = (
  { game, start, target, inscription, partition }: BoostRequest,
  signal: AbortSignal,
) =>
  call(
    "boostCompute",
    {
      game_id: game,
      ringer_type: RANK_BOOST,
      partition_id: partition,
      start_id: start,
      target_id: target,
      extra: JSON.stringify({ inscription: String(inscription) }),
      isqrcode: 1,
    },
    { signal },
  );
