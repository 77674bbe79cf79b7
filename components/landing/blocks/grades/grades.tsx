import { Loupe } from "@/components/bag/loupe";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** The same corner of a bag under five loupes, from never used to well used. */
export function Grades({ block }: BlockProps<"grades">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <ol
        className="mt-12 grid gap-6"
        style={{ gridTemplateColumns: `repeat(${block.grades.length}, 1fr)` }}
      >
        {block.grades.map(({ name, wear, text }) => (
          <li key={name}>
            <Loupe wear={wear} className="mx-auto w-[196px]" />
            <div className="mt-4 border-on border-t-2 pt-4">
              <h3 className="font-bold text-lg">{name}</h3>
              <p className="mt-1.5 text-base text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
