import { useEffect, useState } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/browser";
import { readSuggestions, type Suggestion } from "@/lib/discovery/read-suggestions";

/** Typing goes on if the next letter comes within these milliseconds. */
const PAUSE_MS = 150;

const NONE: Suggestion[] = [];

/** Suggestions for what is typed, once typing pauses; the last ones stay until new ones have come. */
export function useSuggestions(typed: string): Suggestion[] {
  const [wanted, setWanted] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = NONE } = useSWR(wanted === "" ? null : ["suggest", wanted], load, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  return typed === "" ? NONE : data;
}

/** Without an answer nothing is suggested: the search itself works. */
async function load([, q]: readonly [string, string]): Promise<Suggestion[]> {
  const result = await call("suggest", { q });
  return result.ok ? readSuggestions(result.data) : NONE;
}
