import type { Block } from "@/brands/landing-blocks";
import type { PageProps } from "../landing-props";

/** What a block of one sort is drawn from. */
export interface BlockProps<Name extends Block["block"]> {
  block: Extract<Block, { block: Name }>;
  page: PageProps;
}
