import type { ComparedGroup } from "@/lib/compare/compare-goods";

interface Props {
  group: ComparedGroup;
  /** Goods ids. */
  columns: readonly number[];
  onlyDifferent: boolean;
}

/** A part of the comparison with its heading. */
export function CompareGroup({ group, columns, onlyDifferent }: Props) {
  const rows = onlyDifferent ? group.rows.filter(({ differs }) => differs) : group.rows;
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="bg-ground">
        <th
          scope="rowgroup"
          colSpan={columns.length + 1}
          className="px-5 py-2 font-semibold text-sm"
        >
          {group.title}
        </th>
      </tr>
      {rows.map(({ title, values, differs }) => (
        <tr key={title} className="border-line border-b align-top last:border-0">
          <th scope="row" className="wrap-anywhere px-5 py-2.5 font-normal text-ink-2">
            <span className="flex flex-wrap items-center gap-x-2">
              {title}
              {differs ? (
                <span className="rounded-s bg-tint px-1.5 text-primary-strong text-xs">不同</span>
              ) : null}
            </span>
          </th>
          {columns.map((id, place) => {
            const value = values[place] ?? null;
            const look = value === null || !differs ? "text-ink-2" : "font-medium text-ink";
            return (
              <td key={id} className={`wrap-anywhere px-4 py-2.5 ${look}`}>
                {value === null ? <Nothing /> : <bdi>{value}</bdi>}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">没有</span>
    </>
  );
}
