import { safePicture } from "@storefront/contract/pictures/picture-address";
import { NoPicture } from "./no-picture";
import { SizedImage } from "./sized-image";

interface Props {
  url: string;
  /** CSS pixels, square. */
  size: number;
  alt?: string;
  className?: string;
  /** Above the fold: not lazy, but with low priority, so that it does not delay stylesheets. */
  eager?: boolean;
  /** The page's single largest picture: fetched with high priority. */
  first?: boolean;
}

const FIRST = { fetchPriority: "high" } as const;
/** Without low priority React would preload it before the stylesheet. */
const EAGER = { fetchPriority: "low" } as const;
const LAZY = { loading: "lazy" } as const;

/** A listing's square picture, with reserved space; a drawing when the URL is unusable. */
export function Cover({
  url,
  size,
  alt = "",
  className = "",
  eager = false,
  first = false,
}: Props) {
  const safe = safePicture(url);
  if (safe === null) {
    return <NoPicture label={alt || undefined} size={size} className={`shrink-0 ${className}`} />;
  }
  return (
    <SizedImage
      url={safe}
      size={size}
      alt={alt}
      {...(first ? FIRST : eager ? EAGER : LAZY)}
      className={`shrink-0 bg-tint object-cover ${className}`}
    />
  );
}
