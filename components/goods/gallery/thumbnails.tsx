"use client";

import { useEffect, useRef } from "react";
import { THUMBNAIL, thumbnailFetchedFor } from "@/lib/goods/gallery-sizes";
import { GoodsPicture } from "../../listing/goods-picture";

/** With more thumbnails than this the gaps shrink, so that part of the next one is visible. */
const IN_SIGHT = 5;
/** As far as `thumbnailFetchedFor` fetches it. */
const CROPPED = "origin-top-left scale-150";

interface Props {
  pictures: readonly string[];
  /**
   * Caption of each picture, in a few characters. A picture with a caption has small type, so the thumbnail shows a
   * part of it.
   */
  captions: readonly string[];
  shown: number;
  onShow: (index: number) => void;
}

/** Thumbnails of all pictures, as one tab stop; the gallery's arrow keys move the focus. */
export function Thumbnails({ pictures, captions, shown, onShow }: Props) {
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
      className={`mt-2.5 flex overflow-x-auto pb-1 print:hidden small:max-h-60 small:min-w-40 small:flex-1 small:flex-wrap small:content-start ${pictures.length > IN_SIGHT ? "gap-1.5" : "gap-2.5"}`}
    >
      {pictures.map((url, index) => {
        const caption = captions[index] ?? "";
        return (
          <li key={url} className="shrink-0">
            <button
              type="button"
              aria-label={`${caption === "" ? "" : `${caption}，`}第 ${index + 1} 张图片`}
              aria-current={index === shown ? "true" : undefined}
              tabIndex={index === shown ? 0 : -1}
              onClick={() => onShow(index)}
              className="relative block overflow-hidden rounded-s border-2 border-transparent opacity-85 hover:opacity-100 aria-[current]:border-primary aria-[current]:opacity-100"
            >
              <GoodsPicture
                url={url}
                alt=""
                size={THUMBNAIL}
                fetchedFor={thumbnailFetchedFor(index)}
                className={caption === "" ? "" : CROPPED}
              />
              {caption === "" ? null : (
                <span className="absolute inset-x-0 bottom-0 truncate bg-ink/85 px-0.5 text-center text-white text-xs">
                  {caption}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
