"use client";

import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { useState } from "react";

interface Props {
  /** A safe address (`safePicture`); null for none. */
  picture: string | null;
  nickname: string;
  /** CSS pixels; `className` has the same size. */
  size: number;
  className: string;
}

/** A user's round picture; the initial of the name when there is none, or when it does not load. */
export function Avatar({ picture, nickname, size, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const variant = `shrink-0 rounded-full bg-tint text-primary-strong ${className}`;
  if (picture !== null && picture !== failed) {
    return (
      <img
        src={pictureAt(picture, size * 2)}
        alt=""
        width={size}
        height={size}
        onError={() => setFailed(picture)}
        className={`${variant} object-cover`}
      />
    );
  }
  const [initial = ""] = Array.from(nickname);
  return (
    <span aria-hidden="true" className={`${variant} grid select-none place-items-center text-xs`}>
      {initial}
    </span>
  );
}
