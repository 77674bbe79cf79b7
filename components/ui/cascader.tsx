"use client";

import { useEffect, useId, useRef, useState } from "react";
import { type CascadeOption, type CascadePlace, chosenPath, placeOf } from "@/lib/ui/cascade";
import { preloadWhenIdle } from "@/lib/ui/preload-when-idle";
import { FieldFrame } from "./field-frame";
import { guardHandler } from "./guard-handler";
import { LazyComponent } from "./lazy-component";

const loadPopover = () => import("./cascader-popover").then((part) => part.CascaderPopover);
const onIntent = () => void loadPopover().catch(() => undefined);

interface Props {
  label: string;
  /** Accessible names of the columns: 大段, 小段, 星数. */
  columns: readonly string[];
  tree: readonly CascadeOption[];
  /** Id of the chosen leaf, 0 for none. */
  value: number;
  /** Leaf at which the columns open when there is no value. */
  openAt?: number;
  placeholder: string;
  error: string | undefined;
  onChange: (id: number) => void;
  /** Called when the field is left, with or without a choice. */
  onLeave: () => void;
}

/**
 * A field whose value is a leaf of a tree, chosen in columns: by mouse, or with arrow keys, Home, End, letters and
 * Enter. Esc, Tab and a click outside close it without a change.
 */
export function Cascader(props: Props) {
  const { label, columns, tree, value, openAt = 0, placeholder, error, onChange, onLeave } = props;
  const id = useId();
  const [place, setCurrent] = useState<CascadePlace | null>(null);
  const open = place !== null;
  const field = useRef<HTMLButtonElement>(null);
  const path = chosenPath(tree, value).map(({ name }) => name);

  useEffect(() => preloadWhenIdle([loadPopover]), []);

  const close = () => {
    setCurrent(null);
    onLeave();
  };
  return (
    <FieldFrame label={label} labelId={`${id}-label`} error={error} errorId={`${id}-error`}>
      <button
        ref={field}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${id}-columns` : undefined}
        aria-labelledby={`${id}-label`}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onPointerEnter={guardHandler(onIntent)}
        onFocus={guardHandler(onIntent)}
        onClick={guardHandler(() => (open ? close() : setCurrent(placeOf(tree, value || openAt))))}
        className={`flex h-12 w-full items-center justify-between gap-3 rounded-s border bg-white px-3.5 text-left text-base transition-colors ${error ? "border-danger" : open ? "border-primary ring-1 ring-primary" : "border-line-strong hover:border-primary"}`}
      >
        {path.length === 0 ? (
          <span className="truncate text-ink-3">{placeholder}</span>
        ) : (
          <span className="truncate text-ink">{path.join(" / ")}</span>
        )}
        <svg viewBox="0 0 16 16" className="size-4 shrink-0 text-ink-3" aria-hidden="true">
          <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      {place === null ? null : (
        <LazyComponent
          load={loadPopover}
          props={{
            id: `${id}-columns`,
            field,
            label,
            names: columns,
            tree,
            place,
            value,
            onPlace: setCurrent,
            onChoose: (chosen) => {
              onChange(chosen);
              close();
            },
            onClose: close,
          }}
        />
      )}
    </FieldFrame>
  );
}
