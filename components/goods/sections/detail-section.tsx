import { SizedImage } from "@/components/listing/sized-image";
import { attributeWalls } from "@/lib/goods/attribute-walls";
import { dropRepeatedDescriptions } from "@/lib/goods/drop-repeated-descriptions";
import type { GoodsView, MediaView } from "@/lib/goods/goods-view";
import { sanitise } from "@/lib/goods/media-path.server";
import { truncateText } from "@/lib/goods/truncate-text";
import { AttributeWall } from "../facts/attribute-wall";
import { PageSection } from "../facts/page-section";
import { RichText } from "../facts/rich-text";

/** CSS pixels: width of pictures in the description. */
const MEDIA_WIDTH = 896;
/** CSS pixels: reserved for a picture until its height is known. */
const MEDIA_HEIGHT = 504;

/** 商品详情: parameters, the seller's description, and its pictures. */
export function DetailSection({ goods }: { goods: GoodsView }) {
  const html = dropRepeatedDescriptions(goods.descriptionHtml.map(sanitise), [goods.feature]);
  const { walls, rows } = attributeWalls(goods.parameters);
  const empty = html.length + goods.parameters.length + goods.descriptionMedia.length === 0;
  return (
    <PageSection id="detail" title="商品详情">
      {walls.map((wall) => (
        <AttributeWall key={wall.title} wall={wall} />
      ))}
      <Parameters parameters={rows} />
      {html.map((text) => (
        <RichText key={text} html={text} />
      ))}
      <div className="mx-auto mt-5 max-w-[896px] space-y-3">
        {goods.descriptionMedia.map((media, index) => (
          <Media
            key={media.url}
            media={media}
            name={`${truncateText(goods.name, 40)}，说明 ${index + 1}`}
          />
        ))}
      </div>
      {empty ? <p className="text-ink-2">卖家没有填写更多说明，下单前可以先联系客服。</p> : null}
    </PageSection>
  );
}

function Parameters({ parameters }: Pick<GoodsView, "parameters">) {
  if (parameters.length === 0) return null;
  return (
    <dl className="mb-6 grid grid-cols-2 small:grid-cols-1 overflow-hidden rounded-s border border-line text-sm">
      {parameters.map(({ title, values }) => (
        <div
          key={title}
          className="-mb-px -mr-px flex border-line border-r border-b last:odd:col-span-2 small:last:odd:col-span-1"
        >
          <dt className="wrap-anywhere w-28 shrink-0 bg-ground px-4 py-2.5 text-ink-2 small:w-24 small:px-3">
            <bdi>{title}</bdi>
          </dt>
          <dd className="wrap-anywhere min-w-0 px-4 py-2.5 small:px-3">
            <bdi>{values.join("、")}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Media({ media, name }: { media: MediaView; name: string }) {
  if (media.kind === "video") {
    return (
      <video
        src={media.url}
        controls
        preload="none"
        width={MEDIA_WIDTH}
        className="rounded-s bg-ink"
        aria-label={name}
      >
        <track kind="captions" />
      </video>
    );
  }
  return (
    <div className="skip-far [--far-height:504px]">
      <SizedImage
        url={media.url}
        fetchedFor={MEDIA_WIDTH}
        alt={name}
        width={MEDIA_WIDTH}
        height={MEDIA_HEIGHT}
        loading="lazy"
        className="block h-auto max-w-full rounded-s bg-ground"
      />
    </div>
  );
}
