"use client";

import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { shorten } from "@/lib/goods/shorten";
import { GoodsPicture } from "../listing/goods-picture";

/** CSS pixels. The picture's height is limited by the window. */
const WIDTH = 880;
const PICTURE = 832;

interface Props {
  name: string;
  pictures: readonly string[];
  /** What each picture shows. */
  texts?: readonly (string | undefined)[];
  /** Index of the clicked picture. */
  first: number;
  onClose: () => void;
}

/** The goods' pictures as large as the window allows. Arrow keys and buttons wrap around, Esc closes. */
export function Lightbox({ name, pictures, texts = [], first, onClose }: Props) {
  const [shown, setShown] = useState(first);
  const count = pictures.length;
  const step = (delta: number) => setShown((shown + delta + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    const delta = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (delta === undefined || count < 2) return;
    event.preventDefault();
    // The gallery behind the dialog handles the same keys.
    event.stopPropagation();
    step(delta);
  };
  return (
    <Dialog
      open
      title="商品大图"
      width={WIDTH}
      onClose={onClose}
      onKeyDown={onKeyDown}
      footer={
        count < 2 ? undefined : (
          <div className="flex items-center justify-center gap-4">
            <Button onClick={() => step(-1)}>上一张大图</Button>
            <p role="status" className="figures w-14 text-center text-ink-2">
              {shown + 1} / {count}
            </p>
            <Button onClick={() => step(1)}>下一张大图</Button>
          </div>
        )
      }
    >
      <GoodsPicture
        url={pictures[shown] ?? null}
        alt={`${texts[shown] ?? shorten(name, 60)}，大图 ${shown + 1}`}
        size={PICTURE}
        first
        className="mx-auto block aspect-square h-auto w-[min(100%,100vh-220px)] rounded-m object-contain"
      />
    </Dialog>
  );
}
