import { Bag } from "@/components/bag/bag";
import { BAG_SHAPES } from "@/components/bag/bag-shapes";

/** Positions of the three bags on their round table, front one last. */
const POSITIONS = [
  "bottom-[calc(104*var(--u))] left-[calc(34*var(--u))] size-[calc(180*var(--u))]",
  "bottom-[calc(104*var(--u))] right-[calc(34*var(--u))] size-[calc(180*var(--u))]",
  "bottom-[calc(64*var(--u))] left-[calc(136*var(--u))] size-[calc(248*var(--u))]",
] as const;
/** Indexes of BAG_SHAPES: tote, bucket, and the flap bag in front. */
const SHAPES = [1, 2, 0] as const;

/** Bags on a round table, for the banner of a brand that resells bags. */
export function BannerBags() {
  return (
    <span className="absolute top-0 right-[calc(72*var(--u))] block h-full w-[calc(520*var(--u))]">
      <span className="absolute inset-x-0 top-[calc(48*var(--u))] block h-[calc(520*var(--u))] rounded-full bg-tint" />
      {POSITIONS.map((place, index) => {
        const shape = BAG_SHAPES[SHAPES[index] ?? 0];
        return shape ? (
          <Bag key={shape.name} shape={shape} className={`absolute ${place}`} />
        ) : null;
      })}
    </span>
  );
}
