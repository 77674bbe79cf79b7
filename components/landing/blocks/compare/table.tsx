import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** A table whose last column is the better one. */
export function CompareTable({ block }: BlockProps<"compare">) {
  const [alone, here] = block.heads;
  const better = block.on === "primary" || block.on === "deep" ? "bg-panel" : "bg-primary";
  return (
    <Section block={block} className="grid grid-cols-[1fr_760px] gap-20 py-24">
      <Title block={block} />
      <table className="w-full text-left text-base">
        <thead>
          <tr className="text-soft">
            <th scope="col" className="w-32 pb-4 font-normal">
              <span className="sr-only">比较项</span>
            </th>
            <th scope="col" className="w-56 pb-4 font-normal">
              {alone}
            </th>
            <th
              scope="col"
              className={`rounded-t-m px-6 pt-5 pb-4 font-semibold text-white ${better}`}
            >
              {here}
            </th>
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.about}>
              <th scope="row" className="border-rule border-t py-5 font-medium">
                {row.about}
              </th>
              <td className="border-rule border-t py-5 pr-6 text-soft">{row.alone}</td>
              <td
                className={`border-white/25 border-t px-6 py-5 text-white [tr:last-child>&]:rounded-b-m ${better}`}
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
