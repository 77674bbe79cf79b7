import type { Block } from "@storefront/brands/landing-blocks";
import type { PageProps } from "../landing-props";

/** Props of a block of one type. */
export interface BlockProps<Name extends Block["block"]> {
  block: Extract<Block, { block: Name }>;
  page: PageProps;
}
