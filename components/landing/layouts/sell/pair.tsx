import { Band } from "../../parts/section";
import type { BandProps } from "./band-props";

/** Two ways to sell, row by row; the brand's own stands on a panel. */
export function Pair({ band }: Pick<BandProps<"pair">, "band">) {
  return (
    <Band block={band}>
      <table className="mt-8 w-full border-separate border-spacing-0 text-left text-base">
        <thead>
          <tr>
            <td className="w-32 small:w-16" />
            {band.heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`px-6 py-4 text-lg small:px-3 ${at === 1 ? "rounded-t-m bg-panel text-mark" : "font-medium text-soft"}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {band.rows.map(({ about, alone, here }) => (
            <tr key={about} className="group">
              <th scope="row" className="border-rule border-t py-4 font-medium text-soft">
                {about}
              </th>
              <td className="border-rule border-t px-6 py-4 text-soft small:px-3">{alone}</td>
              <td className="border-rule border-t bg-panel px-6 py-4 font-medium group-last:rounded-b-m small:px-3">
                {here}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
