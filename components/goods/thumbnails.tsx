"use client";

import { useEffect, useRef } from "react";
import { GoodsPicture } from "../listing/goods-picture";

/** CSS pixels: a fifth of the gallery's column, minus gaps and border. */
const SIZE = 76;
/** With more thumbnails than this the gaps shrink, so that part of the next one is visible. */
const IN_SIGHT = 5;

interface Props {
  pictures: readonly string[];
  shown: number;
  /** CSS pixels of the large picture; the first picture is fetched once, for both sizes. */
  mainSize: number;
  onShow: (index: number) => void;
}

/** Thumbnails of all pictures, as one tab stop; the gallery's arrow keys move the focus. */
export function Thumbnails({ pictures, shown, mainSize, onShow }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const thumbnail = strip.current?.children[shown]?.querySelector("button");
    thumbnail?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    if (strip.current?.contains(document.activeElement)) thumbnail?.focus();
  }, [shown]);

  return (
    <ul
      ref={strip}
      className={`mt-2.5 flex overflow-x-auto pb-1 print:hidden small:mt-0 small:max-h-60 small:min-w-40 small:flex-1 small:flex-wrap small:content-start ${pictures.length > IN_SIGHT ? "gap-1.5" : "gap-2.5"}`}
    >
      {pictures.map((url, index) => (
        <li key={url} className="shrink-0">
          <button
            type="button"
            aria-label={`第 ${index + 1} 张图片`}
            aria-current={index === shown ? "true" : undefined}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => onShow(index)}
            className="block overflow-hidden rounded-s border-2 border-transparent opacity-80 hover:opacity-100 aria-[current]:border-primary aria-[current]:opacity-100"
          >
            <GoodsPicture url={url} alt="" size={SIZE} fetchedFor={index === 0 ? mainSize : SIZE} />
          </button>
        </li>
      ))}
    </ul>
  );
}
