"use client";

import { useListPlace } from "../parts/use-list-place";
import { OwnBalance } from "./own-balance";
import { OwnEarnings } from "./own-earnings";

const VIEWS = [
  { choice: null, name: "余额明细" },
  { choice: "earnings", name: "分享收益" },
] as const;

/** The balance with its entries, or what share links earned. */
export function OwnLedger() {
  const [{ choice, page }, go] = useListPlace("view", ["earnings"]);
  return (
    <>
      <fieldset
        aria-label="看什么"
        className="mb-4 flex w-fit gap-1 rounded-m bg-white p-2 shadow-card"
      >
        {VIEWS.map((view) => (
          <button
            key={view.name}
            type="button"
            aria-pressed={choice === view.choice}
            onClick={() => go({ choice: view.choice, page: 1 })}
            className="h-8 rounded-s px-4 text-ink-2 text-sm hover:text-primary-strong aria-pressed:bg-tint aria-pressed:font-medium aria-pressed:text-primary-strong"
          >
            {view.name}
          </button>
        ))}
      </fieldset>
      {choice === "earnings" ? (
        <OwnEarnings />
      ) : (
        <OwnBalance page={page} turn={(next) => go({ choice, page: next })} />
      )}
    </>
  );
}
