import { MAX_LADDER_FEN } from "@storefront/contract/boosts/boost-game";
import { fenToYuan } from "@storefront/contract/money";

/** A division of a row, with its price in fen. */
export interface LadderRow {
  tier: string;
  name: string;
  from: number;
  to: number;
  price: number;
  minutes: number;
}

export interface RowError {
  /** Position and field in the list; empty for the list. */
  path: (string | number)[];
  message: string;
}

/** Finds gaps, repetitions and disorder in a ladder; its divisions go from the lowest to the highest. */
export function findLadderErrors(ladder: readonly LadderRow[]): RowError[] {
  const errors = ladder.flatMap((row, index): RowError[] => {
    const below = ladder[index - 1];
    const first = (field: "tier" | "name") =>
      ladder.findIndex((other) => other[field] === row[field]);
    const at = (field: keyof LadderRow, message: string): RowError => ({
      path: [index, field],
      message,
    });
    const goesOn = below?.tier === row.tier;
    const next = goesOn ? below.to + 1 : 0;
    return [
      ...(!goesOn && first("tier") < index
        ? [
            at(
              "tier",
              `is in row ${first("tier") + 1} already: the rows of a tier follow each other`,
            ),
          ]
        : []),
      ...(first("name") < index ? [at("name", `is in row ${first("name") + 1} already`)] : []),
      ...(row.from !== 0 && row.from !== next ? [at("from", gapMessage(next))] : []),
      ...(row.to < Math.max(1, row.from)
        ? [at("to", `must be at least ${Math.max(1, row.from)}`)]
        : []),
      ...(below && row.price < below.price
        ? [
            at(
              "price",
              `must be at least ${fenToYuan(below.price)}, as below it: the lowest is first`,
            ),
          ]
        : []),
    ];
  });
  const starsOf = ({ from, to }: LadderRow) => Math.max(0, to - Math.max(0, from - 1));
  const sum = ladder.reduce((total, row) => total + row.price * starsOf(row), 0);
  return sum > MAX_LADDER_FEN
    ? [...errors, { path: [], message: `costs more than ${fenToYuan(MAX_LADDER_FEN)} altogether` }]
    : errors;
}

const gapMessage = (next: number): string =>
  next === 0
    ? "must be 0: the first division of a tier starts anew"
    : `leaves a gap: must be 0, or ${next} to go on from the division below`;

/** Finds repeated partitions, and platforms whose partitions are not next to each other. */
export function findPartitionErrors(
  list: readonly { platform: string; name: string }[],
): RowError[] {
  return list.flatMap(({ platform, name }, index): RowError[] => {
    const first = list.findIndex((other) => other.platform === platform);
    const same = list.findIndex((other) => other.platform === platform && other.name === name);
    const message = `is in row ${first + 1} already: the rows of a platform follow each other`;
    return [
      ...(first < index && list[index - 1]?.platform !== platform
        ? [{ path: [index, "platform"], message }]
        : []),
      ...(same < index
        ? [{ path: [index, "name"], message: `is in row ${same + 1} already` }]
        : []),
    ];
  });
}

/** Finds levels without a price, repeated ones, and lower levels that cost less. */
export function findInscriptionErrors(
  table: readonly { from: number; percent: number }[],
): RowError[] {
  const errors = table.flatMap(({ from, percent }, index): RowError[] => {
    const same = table.findIndex((other) => other.from === from);
    const higher = table.filter((other) => other.from > from).map((other) => other.percent);
    return [
      ...(same < index
        ? [{ path: [index, "from"], message: `is in row ${same + 1} already` }]
        : []),
      ...(percent < Math.max(0, ...higher)
        ? [{ path: [index, "percent"], message: "must not be below that of a higher level" }]
        : []),
    ];
  });
  const isOpenBelow = table.length > 0 && table.every(({ from }) => from > 0);
  return isOpenBelow ? [...errors, { path: [], message: "needs a row from level 0" }] : errors;
}
