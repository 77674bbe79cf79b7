import type { DataSection } from "@/lib/account/read-personal-data";

/** Sections with at most this many rows are open at first. */
const SHORT = 5;

/** One section of an export; a long row scrolls inside of it. */
export function DataTable({ section }: { section: DataSection }) {
  const { title, columns, rows } = section;
  return (
    <details open={rows.length <= SHORT} className="rounded-s border border-line">
      <summary className="cursor-pointer px-4 py-3 font-medium">
        {title} <span className="font-normal text-ink-2 text-sm">{rows.length} 条</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto border-line border-t">
        <table className="min-w-full text-left text-sm">
          <thead>
            <tr className="bg-ground text-ink-2">
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className="whitespace-nowrap px-4 py-2 font-medium"
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never change their order
              <tr key={index} className="border-line border-t align-top">
                {row.map((text, column) => (
                  <td
                    key={columns[column]?.key}
                    className="min-w-24 max-w-80 break-words px-4 py-2"
                  >
                    {text || "—"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
