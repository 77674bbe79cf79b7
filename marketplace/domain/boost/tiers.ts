/**
 * The ladder of the sample game and the price of its stars. The game is invented; the names are those common in games
 * of this kind. Fen and minutes per star never fall from one tier to the next.
 */
export interface Tier {
  name: string;
  /** Lowest first. */
  divisions: readonly Division[];
}

export interface Division {
  name: string;
  /** First and last star of this division; the next one starts counting at its last star. */
  from: number;
  to: number;
  fenPerStar: number;
  minutesPerStar: number;
}

const even = (
  name: string,
  numerals: readonly string[],
  { stars, fen, minutes }: { stars: number; fen: number; minutes: number },
): Tier => ({
  name,
  divisions: numerals.map((numeral) => ({
    name: `${name}${numeral}`,
    from: 0,
    to: stars,
    fenPerStar: fen,
    minutesPerStar: minutes,
  })),
});

const THREE = ["Ⅲ", "Ⅱ", "Ⅰ"] as const;
const FOUR = ["Ⅳ", ...THREE] as const;
const FIVE = ["Ⅴ", ...FOUR] as const;

export const TIERS: readonly Tier[] = [
  even("青铜", THREE, { stars: 3, fen: 150, minutes: 12 }),
  even("白银", THREE, { stars: 3, fen: 200, minutes: 14 }),
  even("黄金", FOUR, { stars: 4, fen: 300, minutes: 16 }),
  even("铂金", FOUR, { stars: 4, fen: 450, minutes: 20 }),
  even("钻石", FIVE, { stars: 5, fen: 700, minutes: 26 }),
  even("星耀", FIVE, { stars: 5, fen: 1200, minutes: 36 }),
  {
    // The star count continues across these divisions.
    name: "王者",
    divisions: [
      { name: "初阶王者", from: 0, to: 9, fenPerStar: 2200, minutesPerStar: 48 },
      {
        name: "至尊王者",
        from: 10,
        to: 24,
        fenPerStar: 3000,
        minutesPerStar: 60,
      },
      {
        name: "传说王者",
        from: 25,
        to: 50,
        fenPerStar: 4200,
        minutesPerStar: 75,
      },
    ],
  },
];
