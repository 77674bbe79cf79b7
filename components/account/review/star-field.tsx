"use client";

import { SCORE_LABELS } from "@storefront/contract/listing/score-labels";
import { useId } from "react";

const SCORES = [1, 2, 3, 4, 5] as const;

interface Props {
  /** 0: none chosen. */
  score: number;
  onChoose: (score: number) => void;
}

/** Five stars as a group of radio buttons; those up to the chosen one are filled. */
export function StarField({ score, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="sr-only">星级</legend>
      <span className="flex">
        {SCORES.map((each) => (
          <label
            key={each}
            className="relative grid size-9 cursor-pointer place-items-center rounded-s focus-within:outline-2 focus-within:outline-primary-strong"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === score}
              onChange={() => onChoose(each)}
              aria-label={`${each} 星，${SCORE_LABELS[each]}`}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-6">
              <path
                d="M8 1.6l1.95 3.95 4.35.64-3.15 3.07.74 4.34L8 11.55 4.11 13.6l.74-4.34L1.7 6.19l4.35-.64z"
                className={each <= score ? "fill-[#e8940a]" : "fill-line-strong"}
              />
            </svg>
          </label>
        ))}
      </span>
      <span aria-hidden="true" className="text-ink-2 text-sm">
        {SCORES.some((each) => each === score)
          ? SCORE_LABELS[score as keyof typeof SCORE_LABELS]
          : "点星星打分"}
      </span>
    </fieldset>
  );
}
