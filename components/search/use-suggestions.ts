import { useEffect, useLayoutEffect, useRef, useState } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
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
  const running = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is stale once something else is wanted.
  useLayoutEffect(() => () => running.current?.abort(), [wanted]);
  const { data = NONE, error } = useSWR(
    wanted === "" ? null : ["suggest", wanted],
    ([, q]) => {
      running.current = new AbortController();
      return load(q, running.current.signal);
    },
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateIfStale: false,
      shouldRetryOnError: false,
    },
  );
  return typed === "" || error !== undefined ? NONE : data;
}

/** @throws Error without an answer, so that the same words are requested again the next time they are typed */
async function load(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const result = await call("suggest", { q }, { signal });
  if (!result.ok) throw new Error(result.kind);
  return readSuggestions(result.data);
}
