import { Section, Title } from "../../parts/section";
import { AppScreen } from "../../screens/app-screen";
import type { BlockProps } from "../block-props";

/** Drawn phones with app screens. */
export function Screens(props: BlockProps<"screens">) {
  const Variant = VARIANTS[props.block.variant];
  return <Variant {...props} />;
}

/** Three phones in a row, the middle one raised, with captions. */
function Trio({ block, page }: BlockProps<"screens">) {
  return (
    <Section block={block}>
      <Title block={block} className="mx-auto max-w-[640px] text-center" />
      <ul className="mt-14 grid grid-cols-3 small:mt-9 small:flex small:flex-wrap small:justify-center small:gap-x-5 small:gap-y-9">
        {block.screens.slice(0, 3).map((screen, index) => (
          <li
            key={block.notes[index]?.name}
            className={`flex flex-col items-center small:w-[182px] small:pt-0 ${index === 1 ? "" : "pt-14"}`}
          >
            <AppScreen
              screen={screen}
              page={page}
              className="phone-small narrow:[zoom:0.74] small:[zoom:0.6]"
            />
            <h3 className="mt-7 font-semibold text-lg small:mt-5 small:text-center">
              {block.notes[index]?.name}
            </h3>
            <p className="mt-1.5 max-w-[280px] text-center text-soft narrow:px-2">
              {block.notes[index]?.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Two overlapping phones on one side, the text on the other. */
function Pair({ block, page }: BlockProps<"screens">) {
  const [front, back] = block.screens;
  return (
    <Section
      block={block}
      className="grid grid-cols-[1fr_600px] items-center gap-16 pt-24 narrow:grid-cols-[1fr_auto] narrow:gap-10 small:flex small:flex-wrap small:justify-center small:gap-x-6 small:gap-y-10 small:pb-0"
    >
      <div className="pb-24 small:grow small:basis-[300px] small:pb-0">
        <Title block={block} />
        <dl className="mt-10 grid gap-7 small:mt-7 small:gap-5">
          {block.notes.map(({ name, text }) => (
            <div key={name} className="border-glow border-l-4 pl-6">
              <dt className="font-semibold text-lg">{name}</dt>
              <dd className="mt-1 text-base text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative h-[600px] narrow:w-[600px] narrow:[zoom:0.66] small:[zoom:0.45]">
        {back ? (
          <AppScreen screen={back} page={page} className="absolute top-16 right-0 rotate-3" />
        ) : null}
        {front ? (
          <AppScreen screen={front} page={page} className="-rotate-3 absolute top-0 left-0" />
        ) : null}
      </div>
    </Section>
  );
}

/** One phone on the left with a numbered list that explains it. */
function Notes({ block, page }: BlockProps<"screens">) {
  const [screen] = block.screens;
  return (
    <Section
      block={block}
      className="grid grid-cols-[420px_1fr] items-center gap-20 py-24 narrow:grid-cols-[320px_1fr] narrow:gap-12 small:flex small:flex-wrap small:gap-x-8 small:gap-y-9"
    >
      <div className="relative flex justify-center small:grow small:basis-[200px]">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 inset-y-16 rounded-l bg-panel small:inset-y-10"
        />
        {screen ? (
          <AppScreen
            screen={screen}
            page={page}
            className="relative narrow:[zoom:0.84] small:[zoom:0.6]"
          />
        ) : null}
      </div>
      <div className="small:grow-[3] small:basis-[300px]">
        <Title block={block} />
        <ol className="mt-10 grid gap-8 small:mt-7 small:gap-6">
          {block.notes.map(({ name, text }, index) => (
            <li key={name} className="grid grid-cols-[56px_1fr] small:grid-cols-[40px_1fr]">
              <span className="figures font-bold text-mark text-xl">{index + 1}</span>
              <span>
                <h3 className="font-semibold text-lg">{name}</h3>
                <p className="mt-1 text-base text-soft">{text}</p>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const VARIANTS = { trio: Trio, pair: Pair, notes: Notes } as const;
