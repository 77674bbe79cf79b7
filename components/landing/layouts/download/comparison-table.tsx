import type { Surface } from "@storefront/brands/landing-parts";
import { Section, Title } from "../../parts/section";

interface Props {
  title: string;
  /** Head of the names' column, then of each other column. */
  heads: readonly string[];
  list: readonly (readonly string[])[];
  surface: Surface;
}

/** A table of one or two columns beside their names. */
export function ComparisonTable({ title, heads, list, surface }: Props) {
  const [about, ...columns] = heads;
  return (
    <Section
      block={{ surface }}
      className="grid grid-cols-[320px_1fr] gap-16 py-14 narrow:grid-cols-1 narrow:gap-6"
    >
      <Title block={{ title }} />
      <table className="w-full border-collapse text-left text-base">
        <thead>
          <tr className="border-on border-b-2">
            <td className="w-[26%] py-3 text-soft">{about}</td>
            {columns.map((head) => (
              <th key={head} scope="col" className="w-[37%] py-3 pl-4 font-bold text-lg">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map(([name, ...cells]) => (
            <tr key={name} className="border-rule border-b align-top">
              <th scope="row" className="py-3 font-medium text-soft">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="py-3 pl-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
