import type { BlockProps } from "../block-props";
import { TestimonialBubbles } from "./bubbles";
import { TestimonialLarge } from "./large";
import { TestimonialWall } from "./wall";

const VARIANTS = {
  large: TestimonialLarge,
  wall: TestimonialWall,
  bubbles: TestimonialBubbles,
} as const;

/** Buyers' reviews. Renders nothing without reviews. */
export function Testimonials(props: BlockProps<"testimonials">) {
  if (props.page.reviews.length === 0) return null;
  const Variant = VARIANTS[props.block.variant];
  return <Variant {...props} />;
}
