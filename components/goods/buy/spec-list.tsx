"use client";

import { priceShown } from "@storefront/contract/listing/price-shown";
import { useState } from "react";
import { guardHandler } from "@/components/ui/guard-handler";
import type { SpecView, TradeView } from "@/lib/goods/goods-view";
import { sharedUnit, unitPriceText } from "@/lib/goods/unit-price";
import { FEW_SPECS, visibleSpecs } from "@/lib/goods/visible-specs";
import { SpecChip } from "./spec-chip";

interface Props {
  trade: TradeView;
  chosen: SpecView | null;
  /** The buyer tried to buy without choosing a spec. */
  missing: boolean;
  onChoose: (specId: number) => void;
}

/** Fixed height, so that the content below does not move while a buyer types. */
const SEARCHED = "h-[296px] short:h-56 border border-line bg-ground p-2";
const FEW = "-m-1 max-h-[296px] p-1 print:m-0 print:max-h-none narrow:max-h-none";

/** The specs as radio chips. Of many specs only the first are shown; a button reveals the others and a search field. */
export function SpecList({ trade, chosen, missing, onChoose }: Props) {
  const [all, setAll] = useState(false);
  const [query, setQuery] = useState("");
  const shown = visibleSpecs(trade.specs, { chosen, all, query });
  const isComparable = sharedUnit(trade.specs) !== null;
  const many = trade.specs.length > FEW_SPECS;
  return (
    <fieldset aria-describedby={missing ? "spec-missing" : undefined}>
      <legend className="float-left w-14 pt-1.5 text-ink-2 text-sm small:w-10">规格</legend>
      <div className="ml-[72px] small:ml-[52px]">
        {many && all ? (
          <input
            type="search"
            aria-label="搜索规格"
            placeholder={`在 ${trade.specs.length} 个规格里找`}
            value={query}
            maxLength={40}
            onChange={guardHandler((event) => setQuery(event.target.value))}
            className="mb-2 h-9 w-full rounded-s border border-line-strong px-3 text-sm placeholder:text-ink-3"
          />
        ) : null}
        <div
          className={`grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] content-start gap-2 overflow-y-auto rounded-s ${many && all ? SEARCHED : FEW} ${missing ? "bg-danger/5 outline outline-danger" : ""}`}
        >
          {shown.map((spec) => {
            const { fen } = priceShown(trade, spec);
            return (
              <SpecChip
                key={spec.id}
                spec={spec}
                trade={trade}
                fen={fen}
                unitPrice={isComparable ? unitPriceText(spec.name, fen) : ""}
                checked={spec.id === chosen?.id}
                onChoose={onChoose}
              />
            );
          })}
        </div>
        {many ? (
          <div className="mt-2 flex items-center justify-between gap-3 text-xs">
            <p role="status" className="text-ink-2">
              {query.trim() === "" ? "" : resultText(shown.length, query)}
            </p>
            <button
              type="button"
              aria-expanded={all}
              onClick={guardHandler(() => {
                setAll(!all);
                setQuery("");
              })}
              className="shrink-0 rounded-s text-primary-strong hover:underline narrow:min-h-6"
            >
              {all ? "收起规格" : `更多规格（共 ${trade.specs.length} 个）`}
            </button>
          </div>
        ) : null}
        <SpecNote trade={trade} chosen={chosen} missing={missing} />
      </div>
    </fieldset>
  );
}

/**
 * Description of the chosen spec, or the warning that one must be chosen. Always as high as the longest description, so
 * that the buttons below do not move.
 */
function SpecNote({ trade, chosen, missing }: Pick<Props, "trade" | "chosen" | "missing">) {
  const longest = trade.specs.reduce(
    (text, { desc }) => (desc.length > text.length ? desc : text),
    "",
  );
  return (
    <div className="mt-1.5 grid text-xs *:[grid-area:1/1]">
      <p aria-hidden="true" className="wrap-anywhere invisible min-h-[1lh]">
        {longest}
      </p>
      {missing ? (
        <p id="spec-missing" role="alert" className="text-danger">
          请选择规格
        </p>
      ) : (
        <p className="wrap-anywhere text-ink-2">
          <bdi>{chosen?.desc}</bdi>
        </p>
      )}
    </div>
  );
}

const resultText = (count: number, query: string): string =>
  count === 0 ? `没有含“${query.trim()}”的规格，换个词试试` : `找到 ${count} 个规格`;
