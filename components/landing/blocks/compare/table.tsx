import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** A table whose last column is the better option. */
export function CompareTable({ block }: BlockProps<"compare">) {
  const [alone, here] = block.heads;
  const better =
    block.surface === "primary" || block.surface === "deep" ? "bg-panel" : "bg-primary";
  return (
    <Section
      block={block}
      className="grid grid-cols-[1fr_760px] gap-20 py-24 narrow:grid-cols-1 narrow:gap-10"
    >
      <Title block={block} />
      <table className="w-full text-left text-base small:text-sm">
        <thead>
          <tr className="text-soft">
            <th scope="col" className="w-32 pb-4 font-normal small:w-[22%]">
              <span className="sr-only">比较项</span>
            </th>
            <th
              scope="col"
              className="w-56 pb-4 font-normal narrow:w-[38%] small:w-[36%] small:pr-3"
            >
              {alone}
            </th>
            <th
              scope="col"
              className={`rounded-t-m px-6 pt-5 pb-4 font-semibold text-white small:px-3.5 ${better}`}
            >
              {here}
            </th>
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.about}>
              <th
                scope="row"
                className="border-rule border-t py-5 font-medium small:pr-2 small:align-top"
              >
                {row.about}
              </th>
              <td className="border-rule border-t py-5 pr-6 text-soft small:pr-3 small:align-top">
                {row.alone}
              </td>
              <td
                className={`border-white/25 border-t px-6 py-5 text-white small:px-3.5 small:align-top [tr:last-child>&]:rounded-b-m ${better}`}
              >
                {row.here}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
