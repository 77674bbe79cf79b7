"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import {
  type CascadeOption,
  type CascadePlace,
  chosenPath,
  columnsAt,
  moveBy,
  optionAt,
} from "@/lib/ui/cascade";

interface Props {
  names: readonly string[];
  tree: readonly CascadeOption[];
  place: CascadePlace;
  value: number;
  onPlace: (place: CascadePlace) => void;
  onChoose: (id: number) => void;
}

/** Letters typed within this many milliseconds form one type-ahead word. */
const TYPE_AHEAD_MS = 700;

/** The columns of a cascader, each a listbox; keyboard navigation works across columns. */
export function CascaderColumns({ names, tree, place, value, onPlace, onChoose }: Props) {
  const focused = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: "", at: 0 });
  const chosen = new Set(chosenPath(tree, value).map(({ id }) => id));

  // Keep the focus on the current option.
  useEffect(() => {
    const option = focused.current;
    if (place.length === 0 || option === null) return;
    option.focus({ preventScroll: true });
    option.scrollIntoView?.({ block: "nearest" });
  }, [place]);

  const select = (option: CascadeOption | undefined, at: CascadePlace) => {
    if (option === undefined) return;
    if (option.son.length === 0) onChoose(option.id);
    else onPlace([...at, 0]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      select(optionAt(tree, place), place);
      return;
    }
    const letter = event.key.length === 1;
    if (letter) typing.current = typed(typing.current, event.key, event.timeStamp);
    const next = moveBy(tree, place, event.key, letter ? typing.current.text : "");
    if (next === null && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    if (next) onPlace(next);
  };

  return (
    <div className="flex">
      {columnsAt(tree, place).map((options, column) => (
        <div
          key={`${names[column]} ${place.slice(0, column).join("-")}`}
          role="listbox"
          aria-label={names[column]}
          className="max-h-[304px] w-[124px] short:max-h-[calc(var(--radix-popover-content-available-height)-14px)] small:w-[min(124px,29vw)] overflow-y-auto overscroll-contain border-line px-1 [scrollbar-width:thin] not-first:border-l"
        >
          {options.map((option, index) => {
            const active = place[column] === index;
            const focus = active && column === place.length - 1;
            const at = [...place.slice(0, column), index] as unknown as CascadePlace;
            return (
              <div
                key={option.id}
                ref={focus ? focused : undefined}
                role="option"
                tabIndex={focus ? 0 : -1}
                aria-selected={chosen.has(option.id)}
                onClick={() => select(option, at)}
                onKeyDown={onKeyDown}
                className={`flex h-9 cursor-pointer items-center justify-between gap-2 rounded-s px-3 text-sm outline-offset-[-2px] small:gap-1 small:px-2 hover:bg-tint ${active ? "bg-tint text-primary-strong" : "text-ink"} ${chosen.has(option.id) ? "font-semibold" : ""}`}
              >
                <span className="figures truncate">{option.name}</span>
                {option.son.length > 0 ? (
                  <svg viewBox="0 0 16 16" className="size-3 shrink-0" aria-hidden="true">
                    <path d="M6 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
                  </svg>
                ) : chosen.has(option.id) ? (
                  <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
                    <path d="M3 8.5l3.2 3L13 5" fill="none" stroke="currentColor" strokeWidth="2" />
                  </svg>
                ) : null}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Appends a letter to the type-ahead word; repeating a single letter keeps it, which cycles through the matches. */
function typed(before: { text: string; at: number }, letter: string, now: number) {
  const continues = now - before.at < TYPE_AHEAD_MS && before.text !== letter;
  return { text: continues ? before.text + letter : letter, at: now };
}
