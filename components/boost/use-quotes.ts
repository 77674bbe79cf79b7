import { useRef, useState } from "react";
import { callWhenLoaded } from "@/lib/api/deferred-call";
import type { BoostRequest } from "@/lib/boost/form";
import type { Quote } from "@/lib/boost/quote";

export interface Priced {
  request: BoostRequest;
  quote: Quote;
}

/** `loading`: quotes are being fetched. `refused`: the server's reason. `shown`: the quotes in the dialog. */
export interface QuotesState {
  loading: boolean;
  refused: string | null;
  shown: readonly Priced[] | null;
  fetch: (requests: readonly BoostRequest[]) => Promise<void>;
  /** Cancels the request in flight, because the form has changed. */
  cancel: () => void;
  close: () => void;
}

/** Loads what fetches a quote. */
export const loadFetchQuote = () => import("@/lib/boost/fetch-quote");

/** Fetches the quotes of several requests in parallel; opens the dialog once all succeed (product §4 Boost form). */
export function useQuotes(brand: string): QuotesState {
  const [loading, setLoading] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [shown, setShown] = useState<readonly Priced[] | null>(null);
  const inFlight = useRef<AbortController | null>(null);

  const cancel = () => {
    inFlight.current?.abort();
    inFlight.current = null;
    setLoading(false);
    setRefused(null);
  };
  return {
    loading,
    refused,
    shown,
    cancel,
    close: () => setShown(null),
    async fetch(requests) {
      if (inFlight.current) return;
      const controller = new AbortController();
      inFlight.current = controller;
      setLoading(true);
      setRefused(null);
      const results = await Promise.all(
        requests.map((request) =>
          callWhenLoaded(loadFetchQuote, ({ fetchQuote }) =>
            fetchQuote(brand, request, controller.signal),
          ),
        ),
      );
      if (inFlight.current !== controller) return;
      inFlight.current = null;
      setLoading(false);
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
