import { evenColumns } from "../../parts/measures";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";
import { Picture } from "./picture";

/** Installation steps, one track per system, each with the phone's screen. */
export function Install({ block, page }: BlockProps<"install">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      {block.tracks.map(({ name, steps }) => (
        <div
          key={name}
          className="mt-14 grid grid-cols-[136px_1fr] border-on border-t-2 pt-8 narrow:grid-cols-1 narrow:gap-6 small:mt-10"
        >
          <h3 className="font-bold text-xl">{name}</h3>
          <ol
            className="grid grid-cols-(--columns) gap-8 narrow:gap-5 small:fit-132 small:gap-x-4 small:gap-y-8"
            style={evenColumns(steps.length)}
          >
            {steps.map((step, index) => (
              <li key={step.name}>
                <Picture picture={step.picture} mark={page.brand.mark} />
                <p className="mt-5 flex items-baseline gap-3 font-semibold text-lg">
                  <span className="figures text-mark">{index + 1}</span>
                  {step.name}
                </p>
                <p className="mt-1.5 text-soft">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Section>
  );
}
