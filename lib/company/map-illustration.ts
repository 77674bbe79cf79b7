import { seededNumbers } from "@/lib/art/seeded-numbers";

/** An invented street plan around a company's invented address, different for every brand. */
export interface StreetPlan {
  /** Horizontal and vertical streets: where they cross the frame, and their width. */
  across: readonly Street[];
  down: readonly Street[];
  /** Path data of a river through the frame. */
  river: string;
  /** Blocks between streets that are parks. */
  parks: readonly Block[];
  /** The company's location: a corner of two streets. */
  corner: { x: number; y: number };
}

interface Street {
  from: number;
  to: number;
  width: number;
}

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const PLAN = { width: 560, height: 420 } as const;

const STREETS = { across: 5, down: 6 } as const;
/** Maximum offset of a street's ends from a regular grid, in pixels. */
const SHIFT = 26;

/** @param seed any text; the same text gives the same plan */
export function streetPlan(seed: string): StreetPlan {
  const next = seededNumbers(seed);
  const streets = (count: number, length: number, busy: number): Street[] =>
    Array.from({ length: count }, (_, index) => {
      const middle = ((index + 1) * length) / (count + 1);
      const shift = () => Math.round(middle + (next() - 0.5) * SHIFT);
      return { from: shift(), to: shift(), width: index === busy ? 16 : 7 };
    });
  const across = streets(STREETS.across, PLAN.height, 2);
  const down = streets(STREETS.down, PLAN.width, 3);
  const corner = crossing(across[2], down[3]);
  return {
    across,
    down,
    river: river(next),
    parks: [parkAt(across, down, 0, 1 + Math.floor(next() * 2)), parkAt(across, down, 3, 4)],
    corner,
  };
}

/** Where a street from left to right meets one from top to bottom. */
function crossing(one: Street | undefined, other: Street | undefined) {
  if (!one || !other) return { x: PLAN.width / 2, y: PLAN.height / 2 };
  const a = (one.to - one.from) / PLAN.width;
  const b = (other.to - other.from) / PLAN.height;
  const y = (one.from + a * other.from) / (1 - a * b);
  return { x: Math.round(other.from + b * y), y: Math.round(y) };
}

function parkAt(across: readonly Street[], down: readonly Street[], row: number, column: number) {
  const a = crossing(across[row], down[column]);
  const b = crossing(across[row + 1], down[column + 1]);
  const inset = 14;
  return {
    x: a.x + inset,
    y: a.y + inset,
    width: Math.max(24, b.x - a.x - 2 * inset),
    height: Math.max(24, b.y - a.y - 2 * inset),
  };
}

function river(next: () => number): string {
  const [a, b, c] = [next(), next(), next()].map((it) => Math.round(it * 90));
  const from = PLAN.height - 120 + (a ?? 0);
  return `M-20 ${from}C120 ${from - 80 + (b ?? 0)} 220 ${from + 60} 330 ${from + (c ?? 0) - 20}S500 ${from - 30} 600 ${from + 20}`;
}
