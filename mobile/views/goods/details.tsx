import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import type { Goods } from "../../listing-trade";
import { RichText } from "./rich-text";

const IMAGE = 1;
/** Device pixels. */
const MEDIA_WIDTH = 896;

interface Props {
  goods: Goods;
  /** The seller's description, sanitized. */
  descriptions: readonly string[];
}

/** Attributes, the seller's description, and its pictures. */
export function Details({ goods, descriptions }: Props) {
  const { attributes, goods_detail_media: media } = goods;
  const empty = attributes.length + descriptions.length + media.length === 0;
  return (
    <section class="card stack-12" aria-labelledby="details">
      <h2 id="details" class="card-title">
        商品详情
      </h2>
      {attributes.length === 0 ? null : (
        <dl class="attributes">
          {attributes.map(({ title, data }) => (
            <div>
              <dt class="foreign">{title}</dt>
              <dd>{data.join("、")}</dd>
            </div>
          ))}
        </dl>
      )}
      {descriptions.map((html) => (
        <RichText html={html} />
      ))}
      {media.map((medium, index) => (
        <Medium {...medium} alt={medium.alt ?? `说明 ${index + 1}`} />
      ))}
      {empty ? <p class="hint">卖家没有填写更多说明，下单前可以先联系客服。</p> : null}
    </section>
  );
}

function Medium({ media_type, url, alt }: { media_type: number; url: string; alt: string }) {
  if (media_type === IMAGE) {
    return (
      <img
        class="detail-picture"
        src={pictureAt(url, MEDIA_WIDTH)}
        alt={alt}
        width={MEDIA_WIDTH}
        height={504}
        loading="lazy"
      />
    );
  }
  // biome-ignore lint/a11y/useMediaCaption: sellers upload no captions
  return <video class="detail-picture" src={url} controls preload="none" aria-label={alt} />;
}
