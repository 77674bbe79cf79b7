import { Mark } from "@/components/brand/mark";
import { GameIcon } from "../../parts/game-icon";
import { Phrases } from "../../parts/phrases";
import { Section, Title } from "../../parts/section";
import type { BandProps } from "./band-props";

/** The brand's own words: as rules in large type, as a letter on a sheet, or beside its figure. */
export function Words({ band, page }: BandProps<"words">) {
  if (band.look === "letter") return <Letter band={band} page={page} />;
  if (band.look === "portrait") return <Portrait band={band} page={page} />;
  return (
    <Section block={band} className="py-20">
      <GameIcon
        name={band.icon}
        className="absolute right-0 bottom-0 size-64 text-glow opacity-20 small:size-40"
      />
      <Title block={band} className="[&>h2]:text-lg [&>h2]:text-mark" />
      <ol className="relative mt-6 grid gap-3 font-bold text-2xl narrow:text-xl">
        {band.text.map((text) => (
          <li key={text}>
            <Phrases text={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Letter({ band, page }: BandProps<"words">) {
  return (
    <Section block={band} className="py-16">
      <div
        data-ground={band.surface === "white" ? "ground" : "white"}
        className="relative mx-auto max-w-[820px] px-20 py-14 shadow-card small:px-7 small:py-9"
      >
        <GameIcon name={band.icon} className="absolute top-7 right-10 size-16 rotate-6 text-glow" />
        <Title block={band} className="pr-24 [&>h2]:text-xl" />
        <div className="mt-8 grid gap-4 text-lg leading-9 small:text-base small:leading-8">
          {band.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <p className="mt-8 flex items-center justify-end gap-3 font-semibold text-lg text-mark">
          <Mark mark={page.brand.mark} className="size-8" />
          {page.brand.name}
        </p>
      </div>
    </Section>
  );
}

function Portrait({ band }: BandProps<"words">) {
  return (
    <Section
      block={band}
      className="grid grid-cols-[360px_1fr] items-center gap-16 py-16 narrow:grid-cols-[220px_1fr] small:grid-cols-1 small:gap-8"
    >
      <span className="grid aspect-square place-items-center rounded-l bg-panel small:w-40">
        <GameIcon name={band.icon} className="size-3/5 text-glow" />
      </span>
      <div>
        <Title block={band} />
        <div className="mt-6 grid gap-4 text-lg text-soft leading-8 small:text-base">
          {band.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
