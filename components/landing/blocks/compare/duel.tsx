import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** Two sheets side by side, the worse one crossed out line by line. */
export function CompareDuel({ block }: BlockProps<"compare">) {
  const [alone, here] = block.heads;
  return (
    <Section block={block}>
      <Title block={block} className="mx-auto max-w-[720px] text-center" />
      <div className="mt-14 grid grid-cols-[500px_1fr] items-center narrow:grid-cols-[5fr_7fr] small:mt-10 small:grid-cols-1">
        <section className="rounded-l border border-rule p-10 pr-20 narrow:p-7 narrow:pr-16 small:mx-3 small:p-6 small:pb-14">
          <h3 className="text-lg text-soft">{alone}</h3>
          <ul className="mt-6 grid gap-5 text-base text-soft">
            {block.rows.map((row) => (
              <li key={row.about} className="flex gap-4">
                <svg viewBox="0 0 16 16" className="mt-1.5 size-3.5 shrink-0" aria-hidden="true">
                  <path d="M2 2 14 14M14 2 2 14" stroke="currentColor" strokeWidth="2" />
                </svg>
                {row.alone}
              </li>
            ))}
          </ul>
        </section>
        <section
          data-ground="white"
          className="-ml-10 relative rounded-l p-12 shadow-dialog narrow:p-9 small:-mt-8 small:ml-0 small:p-6"
        >
          <h3 className="font-semibold text-mark text-xl">{here}</h3>
          <dl className="mt-6">
            {block.rows.map((row) => (
              <div
                key={row.about}
                className="grid grid-cols-[120px_1fr] border-rule border-t py-4 text-base narrow:grid-cols-[96px_1fr] narrow:gap-x-3 small:grid-cols-[80px_1fr]"
              >
                <dt className="text-soft">{row.about}</dt>
                <dd className="font-medium">{row.here}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Section>
  );
}
