import { GameIcon } from "../../parts/game-icon";
import { Opening } from "../../parts/opening";
import { Section } from "../../parts/section";
import { ListScreen } from "../../screens/list";
import type { LayoutProps } from "../layout-props";

/** Where the icons of a figure stand: the largest one in front. */
const PLACES = [
  "right-[120px] top-[48px] size-[300px]",
  "right-[390px] top-[20px] size-[130px] opacity-70",
  "right-0 top-[236px] size-[120px] opacity-50",
] as const;

/** The headline beside the brand's figure, or beside the app's list. */
export function ExchangeHead({ page }: { page: LayoutProps<"exchange"> }) {
  const { layout, storefront } = page;
  const { drawing } = layout;
  return (
    <Section
      block={layout}
      className="grid h-[400px] grid-cols-[minmax(0,1fr)_520px] items-center gap-10 narrow:h-auto narrow:grid-cols-1 narrow:py-14"
    >
      <Opening page={page} kicker={layout.kicker} />
      {"icons" in drawing ? (
        <div aria-hidden="true" className="relative h-full text-glow narrow:hidden">
          {drawing.icons.map((icon, index) => (
            <GameIcon key={icon} name={icon} className={`absolute ${PLACES[index] ?? ""}`} />
          ))}
        </div>
      ) : (
        <div className="h-full overflow-hidden pt-10 narrow:hidden">
          <ListScreen goods={drawing.list} storefront={storefront} />
        </div>
      )}
    </Section>
  );
}
