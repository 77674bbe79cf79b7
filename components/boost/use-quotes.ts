import { useRef, useState } from "react";
import { fetchQuote } from "@/lib/boost/fetch-quote";
import type { BoostRequest } from "@/lib/boost/form";
import type { Quote } from "@/lib/boost/quote";

export interface Priced {
  request: BoostRequest;
  quote: Quote;
}

/** `asking`: a price is under way. `refused`: why there is none. `shown`: what the dialog shows. */
export interface QuotesState {
  asking: boolean;
  refused: string | null;
  shown: readonly Priced[] | null;
  ask: (requests: readonly BoostRequest[]) => Promise<void>;
  /** What is under way is no longer wanted: the form has changed. */
  forget: () => void;
  close: () => void;
}

/** Fetches quotes one after the other; opens the dialog when all of them are there (product §4 Boost form). */
export function useQuotes(brand: string): QuotesState {
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [shown, setShown] = useState<readonly Priced[] | null>(null);
  const question = useRef<AbortController | null>(null);

  const forget = () => {
    question.current?.abort();
    question.current = null;
    setAsking(false);
    setRefused(null);
  };
  return {
    asking,
    refused,
    shown,
    forget,
    close: () => setShown(null),
    async ask(requests) {
      if (question.current) return;
      const mine = new AbortController();
      question.current = mine;
      setAsking(true);
      setRefused(null);
      const results = await Promise.all(
        requests.map((request) => fetchQuote(brand, request, mine.signal)),
      );
      if (question.current !== mine) return;
      question.current = null;
      setAsking(false);
      const failed = results.find((result) => !result.ok);
      if (failed && !failed.ok) {
        setRefused(failed.msg);
        return;
      }
      setShown(
        requests.flatMap((request, index) => {
          const result = results[index];
          return result?.ok ? [{ request, quote: result.data }] : [];
        }),
      );
    },
  };
}
