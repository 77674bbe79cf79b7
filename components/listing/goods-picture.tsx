import { NoPicture } from "./no-picture";
import { SizedImage } from "./sized-image";

interface Props {
  /** null draws a placeholder. */
  url: string | null;
  alt: string;
  /** CSS pixels; the picture is square. */
  size: number;
  /** The page's largest picture: fetched with high priority. */
  first?: boolean;
  /** CSS pixels to fetch; set to the larger size when the page also shows it larger, to share one request. */
  fetchedFor?: number;
  className?: string;
}

/** CSS pixels: below this size the alt text of a failed picture does not fit. */
const SMALL = 120;

/** A square picture of goods, fetched in its display size. */
export function GoodsPicture({
  url,
  alt,
  size,
  first = false,
  fetchedFor = size,
  className = "",
}: Props) {
  if (url === null) {
    const label = alt === "" ? "暂无图片" : `${alt}（暂无图片）`;
    return <NoPicture label={label} size={size} className={className} />;
  }
  return (
    <SizedImage
      url={url}
      size={size}
      {...(fetchedFor === size ? {} : { fetchedFor })}
      alt={alt}
      {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      className={`bg-ground object-cover ${size < SMALL ? "no-words" : ""} ${className}`}
    />
  );
}
