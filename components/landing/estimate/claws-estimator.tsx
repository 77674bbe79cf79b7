"use client";

import { fenToYuan } from "@storefront/contract/money";
import type { ReactNode } from "react";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Estimate } from "@/lib/landing/estimates";
import { Caliper } from "./caliper";
import { ChooseEstimate } from "./choose-estimate";
import { useEstimate } from "./use-estimate";

const CHIP =
  "rounded-full border border-rule px-4 py-1.5 font-medium hover:border-on data-checked:border-glow data-checked:bg-glow data-checked:text-over";

interface Props {
  estimates: readonly Estimate[];
  first: Estimate;
  signs: readonly [string, string, string];
  /** Content beside the choice. */
  words: ReactNode;
  /** Content below the choice. */
  more: ReactNode;
}

/** Choosing a game moves the claws along the ruler to its lowest and highest price. */
export function ClawsEstimator({ estimates, first, signs, words, more }: Props) {
  const choice = useEstimate(estimates, first);
  const { estimate } = choice;
  const sameKind = estimates.filter(({ kind }) => kind === estimate.kind);
  return (
    <>
      <div className="grid grid-cols-[560px_1fr] items-start gap-16 narrow:grid-cols-2 narrow:gap-10 small:grid-cols-1">
        {words}
        <div className="pt-2">
          <ChooseEstimate
            choice={choice}
            legends={["夹哪款游戏", "哪一类"]}
            chip={CHIP}
            spaces={["", "mt-6"]}
          />
          {more}
        </div>
      </div>
      <Caliper
        estimate={estimate}
        topFen={Math.max(...sameKind.map(({ highFen }) => highFen))}
        signs={signs}
      />
      <ul className="grid grid-cols-3 gap-5 narrow:gap-4 small:grid-cols-1 small:gap-3">
        {estimate.shown.map(({ id, name, cover, fen, place }) => (
          <li key={id}>
            <a
              href={goodsAddress(id)}
              className="group flex items-center gap-4 rounded-m bg-panel p-3 pr-5 hover:bg-rule"
            >
              <Cover url={cover} size={56} className="rounded-s" eager />
              <span className="min-w-0 flex-1">
                <span className="block text-xs">
                  {place} <span className="figures">¥{fenToYuan(fen)}</span>
                  {estimate.unit}
                </span>
                <span className="mt-0.5 block truncate font-medium small:whitespace-normal">
                  {name}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
