"use client";

import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import type { ComponentProps } from "react";
import { avifSet, pictureSet } from "@/lib/goods/picture";

type Props = Omit<ComponentProps<"img">, "src" | "srcSet"> & {
  /** A safe address (`safePicture`). */
  url: string;
  alt: string;
} & (Square | { size?: never; fetchedFor: number });

/** CSS pixels. */
interface Square {
  size: number;
  fetchedFor?: number;
}

/**
 * An image in the size that is shown, as AVIF where the browser has it, else as WebP. The formats have addresses of
 * their own, so that no cache has to tell browsers apart.
 */
export function SizedImage({ url, alt, size, fetchedFor = size ?? 0, ...image }: Props) {
  const avif = avifSet(url, fetchedFor);
  const shown = (
    <img
      src={pictureAt(url, fetchedFor)}
      srcSet={pictureSet(url, fetchedFor)}
      alt={alt}
      decoding="async"
      width={size}
      height={size}
      {...image}
    />
  );
  if (avif === undefined) return shown;
  return (
    <picture className="contents">
      {/* Not an item of the flex box or grid that the image is in. */}
      <source type="image/avif" srcSet={avif} className="hidden" />
      {shown}
    </picture>
  );
}
