import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const HEADS = ["看到的", "多半是因为", "这样做"];

/** A sheet to look up what goes wrong: what is seen, why, and what to try in turn. */
export function Trouble({ block }: BlockProps<"trouble">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <div data-ground="white" className="mt-12 overflow-hidden rounded-l shadow-card">
        <table className="w-full text-left text-base">
          <thead data-ground="deep">
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col" className="px-8 py-4 font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.cases.map(({ seen, why, todo }) => (
              <tr key={seen} className="border-rule border-t align-top first:border-0">
                <th scope="row" className="w-[280px] px-8 py-6 font-semibold text-lg">
                  {seen}
                </th>
                <td className="w-[320px] px-8 py-6 text-soft">{why}</td>
                <td className="px-8 py-6">
                  <ol className="grid gap-2">
                    {todo.map((text, index) => (
                      <li key={text} className="grid grid-cols-[24px_1fr]">
                        <span className="figures font-semibold text-mark">{index + 1}</span>
                        {text}
                      </li>
                    ))}
                  </ol>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
