import { pictureAt } from "@/contract/picture-widths";
import { pictureSet, safePicture } from "@/lib/goods/picture";

interface Props {
  url: string;
  /** CSS pixels, square. */
  size: number;
  alt?: string;
  className?: string;
  /** Above the fold: found in the HTML, not when scrolled to; never before what the page is drawn with. */
  eager?: boolean;
  /** The page's largest picture, of which there is one: fetched before everything else. */
  first?: boolean;
}

const FIRST = { fetchPriority: "high" } as const;
/** Without the low priority React would preload it, in front of the stylesheet. */
const EAGER = { fetchPriority: "low" } as const;
const LAZY = { loading: "lazy" } as const;

/** A listing's square picture, never causing a shift; without a usable address, a quiet tile. */
export function Cover({
  url,
  size,
  alt = "",
  className = "",
  eager = false,
  first = false,
}: Props) {
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
      {...(first ? FIRST : eager ? EAGER : LAZY)}
      decoding="async"
      className={look}
    />
  );
}
