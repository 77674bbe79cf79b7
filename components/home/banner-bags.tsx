import { Bag } from "@/components/bag/bag";
import { BAG_SHAPES } from "@/components/bag/bag-shapes";

/** Where three bags stand on their round table, the one in front last. */
const PLACES = [
  "bottom-[104px] left-[34px] size-[180px]",
  "bottom-[104px] right-[34px] size-[180px]",
  "bottom-[64px] left-[136px] size-[248px]",
] as const;
/** Of the drawn shapes: tote, bucket, and the flap in front. */
const SHAPES = [1, 2, 0] as const;

/** Bags on a round table, for the banner of a brand that resells bags. */
export function BannerBags() {
  return (
    <span className="absolute top-0 right-[72px] block h-full w-[520px]">
      <span className="absolute inset-x-0 top-12 block h-[520px] rounded-full bg-tint" />
      {PLACES.map((place, index) => {
        const shape = BAG_SHAPES[SHAPES[index] ?? 0];
        return shape ? (
          <Bag key={shape.name} shape={shape} className={`absolute ${place}`} />
        ) : null;
      })}
    </span>
  );
}
