import { complete, fenOf, listOf, recordOf, textOf } from "./read-wire";

/** One line of what is taken off a price; two lines may have the same title. */
export interface DiscountLine extends Record<string, unknown> {
  /** Tells it apart from the other lines of its answer. */
  key: string;
  title: string;
  fen: number;
}

/** @returns null when this is no list or one line cannot be read */
export function readDiscounts(value: unknown): DiscountLine[] | null {
  return listOf(value, readLine)?.map((line, index) => ({ ...line, key: `${index}` })) ?? null;
}

function readLine(entry: unknown): DiscountLine | null {
  const wire = recordOf(entry);
  return complete<DiscountLine>({
    key: "",
    title: textOf(wire?.title),
    fen: fenOf(wire?.amount),
  });
}
