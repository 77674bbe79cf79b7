"use client";

import { createPortal } from "react-dom";
import { MAIN } from "@/lib/goods/gallery-sizes";
import { SizedImage } from "../listing/sized-image";

/** Side of a picture in the lightbox. */
export const LIGHTBOX_PICTURE = "size-[min(100vw,100vh-196px)] short:size-[min(100vw,100vh-120px)]";

/** The lightbox's ground with the picture that is already loaded, while its code loads. */
export function LightboxShade({ url }: { url: string }) {
  return createPortal(
    <div
      role="status"
      aria-label="正在打开大图"
      className="fixed inset-0 z-40 grid place-items-center bg-[#0b0d12]"
    >
      <SizedImage
        url={url}
        fetchedFor={MAIN}
        alt=""
        className={`${LIGHTBOX_PICTURE} object-contain`}
      />
    </div>,
    document.body,
  );
}
