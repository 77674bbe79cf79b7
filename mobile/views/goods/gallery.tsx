import { avifAt, PICTURE_WIDTHS, pictureAt } from "@storefront/contract/pictures/picture-widths";
import type { Child } from "hono/jsx";
import type { Goods } from "../../listing-trade";
import { NO_PICTURE } from "../picture";

/** Widths of a picture that fills a phone's screen. */
const WIDTHS = PICTURE_WIDTHS.goods.filter((width) => width >= 440);
const SIZES = "(min-width: 600px) 480px, 100vw";
const IMAGE = 1;

interface Props {
  goods: Goods;
  /** Over the pictures: why the goods cannot be bought. */
  badge: Child;
}

/** The pictures, swiped sideways, each with its number; a tap opens it in full size. */
export function Gallery({ goods, badge }: Props) {
  const pictures = goods.goods_media.filter((media) => media.media_type === IMAGE);
  return (
    <section class="gallery-frame" aria-label="商品图片">
      <ul class="gallery" tabindex={0}>
        {pictures.map((media, index) => (
          <li>
            <a href={pictureAt(media.url, 880)}>
              <picture>
                <source type="image/avif" srcset={setOf(media.url, avifAt)} sizes={SIZES} />
                <img
                  src={pictureAt(media.url, 640)}
                  srcset={setOf(media.url, pictureAt)}
                  sizes={SIZES}
                  alt={media.alt ?? `${goods.goods_name} 图 ${index + 1}`}
                  width={640}
                  height={640}
                  loading={index === 0 ? "eager" : "lazy"}
                />
              </picture>
            </a>
            {pictures.length < 2 ? null : (
              <span class="gallery-count figures" aria-hidden="true">
                {index + 1} / {pictures.length}
              </span>
            )}
          </li>
        ))}
        {pictures.length > 0 ? null : (
          <li>
            <img src={NO_PICTURE} alt="" width={640} height={640} />
          </li>
        )}
      </ul>
      {badge}
    </section>
  );
}

/** @returns `srcset` of the widths; undefined when the picture has only one size or not this format */
function setOf(url: string, at: (url: string, width: number) => string | null): string | undefined {
  const sources = WIDTHS.map((width) => ({ width, source: at(url, width) }));
  if (sources.some(({ source }) => source === null || source === url)) return undefined;
  return sources.map(({ source, width }) => `${source} ${width}w`).join(", ");
}
