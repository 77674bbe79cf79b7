import { parseJson } from "@storefront/contract/text/parse-json";
import * as z from "zod";
import type { SearchEngine, SearchEngineSettings } from "./search-engine";

const TIMEOUT_MS = 10_000;
/** Baidu accepts 2,000 addresses a request, but none of a request that exceeds what remains of the day's quota. */
const BATCH = 100;

const answerShape = z.object({
  remain: z.number().optional(),
  success: z.number().optional(),
  message: z.string().optional(),
});

/** Baidu's push of links (ziyuan.baidu.com): plain lines, a token and a daily quota for each host. */
export function baidu({ url, tokens }: NonNullable<SearchEngineSettings["baidu"]>): SearchEngine {
  /** The rest of a host's quota that Baidu last reported. */
  const remaining = new Map<string, number>();
  return {
    name: "baidu",
    takes: (host) => tokens.has(host),
    batchFor: (host) => Math.min(BATCH, Math.max(1, remaining.get(host) ?? BATCH)),
    async push(host, addresses) {
      const target = new URL(url);
      target.searchParams.set("site", `https://${host}`);
      target.searchParams.set("token", tokens.get(host) ?? "");
      const response = await fetch(target, {
        method: "POST",
        headers: { "Content-Type": "text/plain" },
        body: addresses.join("\n"),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { remain, success, message } = answerShape.parse(
        parseJson(await response.text()) ?? {},
      );
      if (message === "over quota") {
        remaining.delete(host);
        return { accepted: false, exhausted: true };
      }
      if (!response.ok || success === undefined)
        throw new Error(`Baidu responded with ${response.status}: ${message ?? "no result"}`);
      if (remain === undefined || remain <= 0) remaining.delete(host);
      else remaining.set(host, remain);
      return { accepted: true, exhausted: remain === 0 };
    },
  };
}
