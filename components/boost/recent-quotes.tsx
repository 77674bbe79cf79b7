"use client";

import { quoteKey } from "@/lib/boost/quote";
import { type BoostTrees, shortName } from "@/lib/boost/rank-trees";
import type { StoredQuote } from "@/lib/boost/stored-quotes";
import { chosenPath } from "@/lib/ui/cascade";

interface Props {
  trees: BoostTrees;
  recent: readonly StoredQuote[];
  onPick: (quote: StoredQuote) => void;
}

const SHOWN = 3;

/** Quotes of this session; each can be opened again. */
export function RecentQuotes({ trees, recent, onPick }: Props) {
  const rows = recent.flatMap((each) => {
    const start = chosenPath(trees.starts, each.request.start);
    const target = chosenPath(trees.targets, each.request.target);
    return start.length > 0 && target.length > 0 ? [{ each, start, target }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby="recent-quotes"
      className="col-span-2 flex items-center gap-6 rounded-l bg-white px-8 py-5 shadow-card narrow:col-span-1 narrow:block small:px-5"
    >
      <h2 id="recent-quotes" className="shrink-0 font-semibold text-base">
        刚才算过的
      </h2>
      <ul className="grid flex-1 grid-cols-3 gap-4 narrow:mt-3 narrow:grid-cols-[repeat(auto-fill,minmax(min(250px,100%),1fr))] narrow:gap-3">
        {rows.slice(0, SHOWN).map(({ each, start, target }) => (
          <li key={quoteKey(each.request)}>
            <button
              type="button"
              onClick={() => onPick(each)}
              className="group flex w-full items-center justify-between gap-4 rounded-s border border-line px-4 py-2 text-left transition-colors hover:border-primary"
            >
              <span className="min-w-0">
                <span className="block truncate group-hover:text-primary-strong">
                  {shortName(start)} → {shortName(target)}
                </span>
                <span className="figures block truncate text-ink-3 text-xs">
                  {each.request.inscription > 0 ? `铭文 ${each.request.inscription} · ` : ""}
                  {shortName(chosenPath(trees.partitions, each.request.partition))}
                </span>
              </span>
              <span className="figures shrink-0 font-semibold text-accent">
                ¥{each.quote.price}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
