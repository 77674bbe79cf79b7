import type { Child } from "hono/jsx";
import { Card } from "./parts";

/** A column: its heading, what a row has in it, and the class of its cells (console.css). */
export type Column<Row> = readonly [title: string, cell: (row: Row) => Child, look?: string];

/** Columns from left to right. False ones are left out: what the operator may not do. */
export type Columns<Row> = readonly (Column<Row> | false)[];

interface TableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: Columns<Row>;
  rows: readonly Row[];
  /** Shown instead of an empty table. */
  empty: string;
}

export function Table<Row>({ caption, columns, rows, empty }: TableProps<Row>) {
  if (rows.length === 0) return <p class="empty">{empty}</p>;
  const shown = columns.filter((column) => column !== false);
  return (
    // The table may be wider than its frame in a narrow window, so the frame is focusable to scroll it with the
    // keyboard.
    <section class="scroll" aria-label={caption} tabindex={0}>
      <table>
        <caption class="sr-only">{caption}</caption>
        <thead>
          <tr>
            {shown.map(([title]) => (
              <th scope="col">{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {shown.map(([, cell, look]) => (
                <td class={look}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export interface ListCardProps<Row> extends Omit<TableProps<Row>, "caption"> {
  title: string;
  id?: string;
  note?: Child;
  /** Defaults to the title. */
  caption?: string;
  /** Below the table. */
  children?: Child;
}

/** A card that holds a table. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { title, id, note, caption = title, columns, rows, empty, children } = props;
  return (
    <Card title={title} id={id} note={note}>
      <Table caption={caption} columns={columns} rows={rows} empty={empty} />
      {children}
    </Card>
  );
}
