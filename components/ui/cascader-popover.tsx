"use client";

import * as Popover from "@radix-ui/react-popover";
import { type RefObject, useRef } from "react";
import type { CascadeOption, CascadePlace } from "@/lib/ui/cascade";
import { CascaderColumns } from "./cascader-columns";

export interface CascaderPopoverProps {
  /** Id of the box of columns. */
  id: string;
  /** The field's button: the columns open below it, and the focus returns to it. */
  field: RefObject<HTMLButtonElement | null>;
  label: string;
  names: readonly string[];
  tree: readonly CascadeOption[];
  place: CascadePlace;
  value: number;
  onPlace: (place: CascadePlace) => void;
  onChoose: (id: number) => void;
  onClose: () => void;
}

/** The open columns of a cascader. Loaded on intent, because positioning them takes as much code as the rest of the page. */
export function CascaderPopover({ id, field, label, onClose, ...columns }: CascaderPopoverProps) {
  const isLeft = useRef(false);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={field as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          aria-label={`选择${label}`}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // The field's own click closes.
            if (field.current?.contains(event.target as Node)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) field.current?.focus();
          }}
          className="z-30 rounded-m border border-line bg-white p-1.5 shadow-dialog"
        >
          <CascaderColumns {...columns} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
