import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const HEADS = ["看到的", "多半是因为", "这样做"];

/** On narrow pages cells are stacked below the row's heading, each with the heading of its column. */
const STACKED =
  "small:block small:w-auto small:p-0 small:pt-4 small:before:mb-1 small:before:block small:before:text-mark small:before:text-sm small:before:content-[attr(data-head)]";

/** A troubleshooting table: symptom, cause, and remedies in order. */
export function Trouble({ block }: BlockProps<"trouble">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <div data-ground="white" className="mt-12 overflow-hidden rounded-l shadow-card small:mt-8">
        <table className="w-full text-left text-base small:block">
          <thead data-ground="deep" className="small:sr-only">
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col" className="px-8 py-4 font-medium narrow:px-5">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="small:block">
            {block.cases.map(({ seen, why, todo }) => (
              <tr
                key={seen}
                className="border-rule border-t align-top first:border-0 small:block small:px-6 small:py-6"
              >
                <th
                  scope="row"
                  className="w-[280px] px-8 py-6 font-semibold text-lg narrow:w-[26%] narrow:px-5 small:block small:w-auto small:p-0"
                >
                  {seen}
                </th>
                <td
                  data-head={HEADS[1]}
                  className={`w-[320px] px-8 py-6 text-soft narrow:w-[30%] narrow:px-5 ${STACKED}`}
                >
                  {why}
                </td>
                <td data-head={HEADS[2]} className={`px-8 py-6 narrow:px-5 ${STACKED}`}>
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
