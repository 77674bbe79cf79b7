import { type Counted, countFigure } from "@/lib/landing/count-figure";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

interface Named extends Counted {
  name: string;
}

/** Figures of the marketplace. Renders nothing when none is known. */
export function Figures({ block, page }: BlockProps<"figures">) {
  const figures = block.figures.flatMap(([figure, name]) => {
    const counted = countFigure(figure, page.market, page.app.onlineBoosters);
    return counted ? [{ name, ...counted }] : [];
  });
  if (figures.length === 0) return null;
  const Variant = VARIANTS[block.variant];
  return <Variant block={block} figures={figures} />;
}

interface Props {
  block: BlockProps<"figures">["block"];
  figures: readonly Named[];
}

/** One line of figures across the page. */
function Band({ block, figures }: Props) {
  return (
    <Section
      block={block}
      className="flex items-center justify-between gap-16 py-16 narrow:flex-col narrow:items-stretch narrow:gap-9"
    >
      <Title block={block} className="max-w-[300px] narrow:max-w-none [&>h2]:text-xl" />
      <dl className="flex gap-16 narrow:grid narrow:auto-cols-fr narrow:grid-flow-col narrow:gap-6 small:grid-flow-row small:fit-160 small:gap-y-7">
        {figures.map(({ name, value, unit }) => (
          <div key={name} className="flex flex-col-reverse border-rule border-l pl-6">
            <dt className="text-soft">{name}</dt>
            <dd className="figures whitespace-nowrap font-bold text-2xl text-mark">
              {value}
              <span className="ml-1 font-medium text-base">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** An account book page: name left, figure right, dot leaders between. */
function Ledger({ block, figures }: Props) {
  return (
    <Section
      block={block}
      className="grid grid-cols-[1fr_620px] items-center gap-24 py-24 narrow:grid-cols-[2fr_3fr] narrow:gap-12 small:grid-cols-1 small:gap-8"
    >
      <Title block={block} />
      <dl>
        {figures.map(({ name, value, unit }) => (
          <div key={name} className="flex items-baseline gap-4 py-3.5">
            <dt className="text-lg">{name}</dt>
            <span aria-hidden="true" className="flex-1 border-rule border-b-2 border-dotted" />
            <dd className="figures font-bold text-mark text-xl">
              {value}
              <span className="ml-1 font-medium text-base">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** One very large figure, the others beside it. */
function Giant({ block, figures: [first, ...more] }: Props) {
  return first ? (
    <Section
      block={block}
      className="flex items-end justify-between gap-16 py-20 narrow:gap-10 small:flex-col small:items-stretch"
    >
      <dl className="flex flex-col-reverse">
        <dt className="mt-5 text-lg">{first.name}</dt>
        <dd className="figures whitespace-nowrap font-black text-[152px] text-mark leading-[160px] narrow:text-[min(152px,11vw)] narrow:leading-[1.05] small:text-[min(128px,20vw)]">
          {first.value}
          <span className="ml-3 font-semibold text-2xl small:text-lg">{first.unit}</span>
        </dd>
      </dl>
      <div className="w-[440px] border-glow border-l-4 pl-8 narrow:w-[360px] narrow:pl-6 small:w-full">
        <Title block={block} className="[&>h2]:text-xl" />
        <dl className="mt-6 flex gap-10 narrow:flex-wrap narrow:gap-x-8 narrow:gap-y-4">
          {more.map(({ name, value, unit }) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-soft">{name}</dt>
              <dd className="figures font-semibold text-xl">
                {value}
                <span className="ml-1 text-sm">{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  ) : null;
}

const VARIANTS = { band: Band, ledger: Ledger, giant: Giant } as const;
