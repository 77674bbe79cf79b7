"use client";

import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { LARGE, MAIN, thumbnailFetchedFor } from "@/lib/goods/gallery-sizes";
import { truncateText } from "@/lib/goods/truncate-text";
import { MAX_SCALE } from "@/lib/goods/zoom";
import { SizedImage } from "../../listing/sized-image";
import { LightboxPicture } from "./lightbox-picture";
import { Thumbnails } from "./thumbnails";
import { useZoom } from "./use-zoom";

interface Props {
  name: string;
  pictures: readonly string[];
  /** Alternative text of each picture. */
  texts?: readonly (string | undefined)[];
  captions?: readonly string[];
  /** Index of the clicked picture. */
  first: number;
  onClose: () => void;
}

/**
 * The goods' pictures over the whole window. Zoomed by click, wheel, pinch, buttons, + and −; arrow keys, Home and End
 * change the picture, or pan it while it is zoomed; Esc closes.
 */
export function Lightbox({ name, pictures, texts = [], captions = [], first, onClose }: Props) {
  const [shown, setShown] = useState(first);
  const { zoom, stageRef, zoomIn, zoomOut, reset, onKey, pointerHandlers } = useZoom();
  const count = pictures.length;
  const url = pictures[shown] ?? "";
  const caption = texts[shown] ?? truncateText(name, 60);

  const show = (index: number) => {
    setShown((index + count) % count);
    reset();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (onKey(event.key) || target !== undefined) {
      event.preventDefault();
      // The gallery behind the dialog handles the same keys.
      event.stopPropagation();
    }
    if (target !== undefined && (zoom.scale === 1 || !event.key.startsWith("Arrow"))) show(target);
  };

  return (
    <Dialog
      open
      fullScreen
      title="商品大图"
      width={LARGE}
      onClose={onClose}
      onKeyDown={onKeyDown}
      tools={
        <>
          {count > 1 ? (
            <p role="status" className="figures mr-4">
              {shown + 1} / {count}
            </p>
          ) : null}
          <Tool name="缩小" disabled={zoom.scale === 1} onClick={zoomOut} d="M3 8h10" />
          <Tool
            name="放大"
            disabled={zoom.scale === MAX_SCALE}
            onClick={zoomIn}
            d="M3 8h10M8 3v10"
          />
        </>
      }
    >
      <div
        ref={stageRef}
        data-zoomed={zoom.scale > 1 || undefined}
        className="relative flex min-h-0 flex-1 cursor-zoom-in touch-none select-none items-center justify-center overflow-hidden data-zoomed:cursor-grab"
        {...pointerHandlers}
      >
        <LightboxPicture
          key={url}
          url={url}
          alt={`${caption}，大图 ${shown + 1}`}
          loadedFor={shown === first ? MAIN : thumbnailFetchedFor(shown)}
          zoom={zoom}
        />
        <Neighbours pictures={pictures} shown={shown} />
      </div>
      {count > 1 ? (
        <>
          <Step
            name="上一张大图"
            className="left-4"
            d="M10 3L5 8l5 5"
            onClick={() => show(shown - 1)}
          />
          <Step
            name="下一张大图"
            className="right-4"
            d="M6 3l5 5-5 5"
            onClick={() => show(shown + 1)}
          />
        </>
      ) : null}
      <p className="mx-auto mt-2 line-clamp-2 max-w-[880px] px-4 text-center text-sm text-white/90 short:hidden">
        <bdi>{caption}</bdi>
      </p>
      {count > 1 ? (
        <div className="mx-auto max-w-full px-4 pb-3 short:hidden">
          <Thumbnails pictures={pictures} captions={captions} shown={shown} onShow={show} />
        </div>
      ) : null}
    </Dialog>
  );
}

/** Fetches the pictures on both sides ahead, so that the next one is sharp at once. */
function Neighbours({ pictures, shown }: { pictures: readonly string[]; shown: number }) {
  const count = pictures.length;
  return [shown - 1, shown + 1].map((place) => {
    const next = pictures[(place + count) % count];
    if (next === undefined || next === pictures[shown]) return null;
    return (
      <SizedImage
        key={next}
        url={next}
        fetchedFor={LARGE}
        alt=""
        fetchPriority="low"
        className="hidden"
      />
    );
  });
}

interface ButtonProps {
  name: string;
  /** The drawing's path. */
  d: string;
  disabled?: boolean;
  className?: string;
  onClick: () => void;
}

function Tool(props: ButtonProps) {
  return <RoundButton {...props} className="size-9 hover:bg-white/15 disabled:opacity-40" />;
}

function Step({ className, ...props }: ButtonProps) {
  return (
    <RoundButton
      {...props}
      className={`-translate-y-1/2 absolute top-1/2 size-12 bg-black/50 hover:bg-black/80 ${className}`}
    />
  );
}

function RoundButton({ name, d, disabled, className, onClick }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      onClick={onClick}
      className={`grid place-items-center rounded-full text-white focus-visible:outline-white ${className}`}
    >
      <svg viewBox="0 0 16 16" className="size-5" aria-hidden="true">
        <path d={d} fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </button>
  );
}
