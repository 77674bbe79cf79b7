"use client";

import { Popover } from "radix-ui";
import { useId, useState } from "react";
import { type CascadeOption, type CascadePlace, chosenPath, placeOf } from "@/lib/ui/cascade";
import { CascaderColumns } from "./cascader-columns";
import { FieldFrame } from "./field-frame";

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
  const [place, setPlace] = useState<CascadePlace | null>(null);
  const open = place !== null;
  const path = chosenPath(tree, value).map(({ name }) => name);

  const close = () => {
    setPlace(null);
    onLeave();
  };
  return (
    <FieldFrame label={label} labelId={`${id}-label`} error={error} errorId={`${id}-error`}>
      <Popover.Root
        open={open}
        onOpenChange={(next) => (next ? setPlace(placeOf(tree, value || openAt)) : close())}
      >
        <Popover.Trigger
          role="combobox"
          aria-labelledby={`${id}-label`}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
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
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={`选择${label}`}
            align="start"
            sideOffset={6}
            collisionPadding={16}
            onOpenAutoFocus={(event) => event.preventDefault()}
            className="z-30 rounded-m border border-line bg-white p-1.5 shadow-dialog"
          >
            {place === null ? null : (
              <CascaderColumns
                names={columns}
                tree={tree}
                place={place}
                value={value}
                onPlace={setPlace}
                onChoose={(chosen) => {
                  onChange(chosen);
                  close();
                }}
              />
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </FieldFrame>
  );
}
