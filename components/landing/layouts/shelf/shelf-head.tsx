import type { CardFace } from "@/lib/landing/card-faces";
import { Opening } from "../../parts/opening";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { Counter } from "./counter";
import { Machine } from "./machine";
import { Rods } from "./rods";

interface Props {
  page: LayoutProps<"shelf">;
  faces: readonly CardFace[];
}

/** The headline with the shop's furniture: rods below it, a counter or a machine beside it. */
export function ShelfHead({ page, faces }: Props) {
  const { storefront, layout } = page;
  if (layout.furniture === "rods")
    return (
      <Section block={layout} className="py-14">
        <Opening page={page} kicker={layout.kicker} />
        <Rods faces={faces} />
      </Section>
    );
  return (
    <Section
      block={layout}
      className="grid grid-cols-[minmax(0,1fr)_660px] items-end gap-12 pt-12 narrow:grid-cols-1"
    >
      <Opening page={page} kicker={layout.kicker} className="self-center pb-12" />
      {layout.furniture === "machine" ? (
        <Machine storefront={storefront} sign={layout.sign} />
      ) : (
        <Counter faces={faces} sign={layout.sign} />
      )}
    </Section>
  );
}
