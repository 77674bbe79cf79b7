import { Mark } from "@/components/brand/mark";
import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** The brand's story. */
export function Story(props: BlockProps<"story">) {
  const Variant = VARIANTS[props.block.variant];
  return <Variant {...props} />;
}

/** Text beside a large icon. */
function Art({ block }: BlockProps<"story">) {
  return (
    <Section
      block={block}
      className="grid grid-cols-[1fr_480px] items-center gap-20 py-24 narrow:grid-cols-[1fr_320px] narrow:gap-12 small:grid-cols-1 small:gap-9"
    >
      <div>
        <Title block={block} />
        <div className="mt-8 grid gap-5 text-lg text-soft leading-8 small:mt-6 small:text-base small:leading-7">
          {block.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <span className="grid h-[420px] place-items-center rounded-l bg-panel narrow:h-full narrow:min-h-80 small:order-first small:h-auto small:min-h-0 small:py-8">
        <GameIcon
          name={block.icon}
          className="size-[300px] text-glow narrow:size-52 small:size-32"
        />
      </span>
    </Section>
  );
}

/** A letter on a sheet, signed with the mark. */
function Letter({ block, page }: BlockProps<"story">) {
  return (
    <Section block={block}>
      <div
        data-ground="white"
        className="relative mx-auto w-[820px] px-20 py-16 shadow-card narrow:w-full narrow:max-w-[820px] small:px-7 small:py-10"
      >
        <GameIcon
          name={block.icon}
          className="absolute top-8 right-12 size-20 rotate-6 text-glow opacity-25 small:top-5 small:right-5 small:size-14"
        />
        <Title block={block} className="pr-24 small:pr-14 [&>h2]:text-xl" />
        <div className="mt-12 grid gap-5 text-lg leading-9 small:mt-8 small:text-base small:leading-8">
          {block.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <p className="mt-10 flex items-center justify-end gap-3 font-semibold text-lg text-mark">
          <Mark mark={page.brand.mark} className="size-8" />
          {page.brand.name}
        </p>
      </div>
    </Section>
  );
}

/** Very large lines of text. */
function Manifesto({ block }: BlockProps<"story">) {
  return (
    <Section block={block}>
      <GameIcon
        name={block.icon}
        className="-translate-y-1/2 absolute top-1/2 right-0 size-[320px] text-glow opacity-15 small:size-48"
      />
      <div className="relative">
        <Title block={block} className="[&>h2]:text-lg [&>h2]:text-mark" />
        <div className="mt-6 grid gap-3 font-bold text-2xl leading-[60px] narrow:text-[clamp(24px,4vw,40px)] narrow:leading-normal">
          {block.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}

const VARIANTS = { art: Art, letter: Letter, manifesto: Manifesto } as const;
