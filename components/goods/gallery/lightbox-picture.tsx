import { useState } from "react";
import { LARGE } from "@/lib/goods/gallery-sizes";
import type { Zoom } from "@/lib/goods/zoom";
import { SizedImage } from "../../listing/sized-image";

/** The largest square beside the controls. */
const SIDE = "size-[min(100vw,100vh-196px)] short:size-[min(100vw,100vh-120px)]";

interface Props {
  url: string;
  alt: string;
  /** CSS pixels: the size in which the page has already loaded the picture. */
  loadedFor: number;
  zoom: Zoom;
}

/** The picture as the page has it, at once; the large one covers it when it has loaded. */
export function LightboxPicture({ url, alt, loadedFor, zoom }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  const { scale, x, y } = zoom;
  return (
    <div
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      className={`relative shrink-0 ${SIDE}`}
    >
      <SizedImage
        url={url}
        fetchedFor={loadedFor}
        alt=""
        draggable={false}
        className="absolute inset-0 size-full object-contain"
      />
      <SizedImage
        url={url}
        fetchedFor={LARGE}
        alt={alt}
        draggable={false}
        fetchPriority="high"
        onLoad={() => setLoaded(true)}
        className={`absolute inset-0 size-full object-contain transition-opacity duration-150 ${isLoaded ? "" : "opacity-0"}`}
      />
    </div>
  );
}
