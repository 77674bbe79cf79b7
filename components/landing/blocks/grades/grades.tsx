import { Loupe } from "@/components/bag/loupe";
import { evenColumns } from "../../parts/measures";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** The same corner of a bag under five loupes, from unused to well used. */
export function Grades({ block }: BlockProps<"grades">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <ol
        className="mt-12 grid grid-cols-(--columns) gap-6 narrow:gap-4 small:mt-9 small:grid-cols-1 small:gap-6"
        style={evenColumns(block.grades.length)}
      >
        {block.grades.map(({ name, wear, text }) => (
          <li
            key={name}
            className="small:grid small:grid-cols-[clamp(96px,30%,160px)_1fr] small:gap-x-5"
          >
            <Loupe wear={wear} className="mx-auto w-[196px] narrow:w-full narrow:max-w-[196px]" />
            <div className="mt-4 border-on border-t-2 pt-4 small:mt-0 small:self-start">
              <h3 className="font-bold text-lg">{name}</h3>
              <p className="mt-1.5 text-base text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
