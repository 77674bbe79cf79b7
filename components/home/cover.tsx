import { pictureAt, pictureSet, safePicture } from "@/lib/goods/picture";

interface Props {
  url: string;
  /** CSS pixels, square. */
  size: number;
  alt?: string;
  className?: string;
  /** Above the fold: fetched with the page, not when scrolled to. */
  eager?: boolean;
}

/** A listing's square picture, never causing a shift; without a usable address, a quiet tile. */
export function Cover({ url, size, alt = "", className = "", eager = false }: Props) {
  const safe = safePicture(url);
  const look = `shrink-0 bg-tint object-cover ${className}`;
  if (safe === null) return <svg width={size} height={size} className={look} aria-hidden="true" />;
  return (
    <img
      src={pictureAt(safe, size)}
      srcSet={pictureSet(safe, size)}
      width={size}
      height={size}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={look}
    />
  );
}
