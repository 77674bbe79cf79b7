import type { Pair } from "./needed-pairs";
import { type OrderChange, PARTS, type Part, type WatchedOrder } from "./watch-orders";

type Column = Part | "none";
const COLUMNS: readonly Column[] = ["none", ...PARTS];

/** How often an act has changed an order of a state whose price has a part. */
export interface Coverage {
  count(act: string, change: OrderChange): void;
  add(other: Coverage): void;
  /** @returns how often a pair was met */
  times(pair: Pair): number;
  /** Acts × states, by parts of the price. */
  table(): string[];
  readonly cells: ReadonlyMap<string, number>;
}

export function createCoverage(): Coverage {
  const cells = new Map<string, number>();
  const increase = (key: string, by: number) => cells.set(key, (cells.get(key) ?? 0) + by);
  return {
    cells,
    count(act, { before, after }) {
      const state = before === undefined ? "new" : stateOf(before);
      const columns: readonly Column[] = after.parts.length === 0 ? ["none"] : after.parts;
      for (const column of columns) increase([act, state, column].join(SEPARATOR), 1);
    },
    add(other) {
      for (const [key, times] of other.cells) increase(key, times);
    },
    times({ act, state, part }) {
      const matching = [...cells].filter(([key]) => {
        const [name = "", of = "", column] = key.split(SEPARATOR);
        return name.startsWith(act) && of.startsWith(state) && column === part;
      });
      return matching.reduce((sum, [, times]) => sum + times, 0);
    },
    table: () => tableOf(cells),
  };
}

const SEPARATOR = " | ";

/** The state in which an act finds an order, as far as its money depends on it. */
function stateOf(order: WatchedOrder): string {
  const { status, isRented, isClosed, refundedFen, cashbackFen, inAfterSale } = order;
  const notes = [
    isRented && (isClosed ? "ended" : "rented"),
    inAfterSale && "in after-sale",
    cashbackFen > 0 && "cashback paid",
    refundedFen > 0 && "part refunded",
  ];
  return [status, ...notes.filter((note) => note !== false)].join(", ");
}

function tableOf(cells: ReadonlyMap<string, number>): string[] {
  const rows = new Map<string, Map<string, number>>();
  for (const [key, times] of cells) {
    const [act, state, column = ""] = key.split(SEPARATOR);
    const name = `${act}: ${state}`;
    const row = rows.get(name) ?? new Map<string, number>();
    rows.set(name, row.set(column, times));
  }
  const width = Math.max(0, ...[...rows.keys()].map(({ length }) => length));
  const line = (name: string, values: readonly (string | number)[]) =>
    [name.padEnd(width), ...values.map((value, at) => pad(value, COLUMNS[at]))].join("  ");
  return [
    line("act: state before", COLUMNS),
    ...[...rows]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, row]) =>
        line(
          name,
          COLUMNS.map((column) => row.get(column) ?? "."),
        ),
      ),
  ];
}

const pad = (value: string | number, column = ""): string => String(value).padStart(column.length);
