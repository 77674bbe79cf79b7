import type { BlockProps } from "../block-props";
import { SaidBubbles } from "./bubbles";
import { SaidLarge } from "./large";
import { SaidWall } from "./wall";

const VARIANTS = { large: SaidLarge, wall: SaidWall, bubbles: SaidBubbles } as const;

/** What buyers wrote. Without reviews there is no section. */
export function Testimonials(props: BlockProps<"testimonials">) {
  if (props.page.reviews.length === 0) return null;
  const Variant = VARIANTS[props.block.variant];
  return <Variant {...props} />;
}
