import { BOOST_PERCENT } from "@storefront/contract/boosts/boost-game";
import { clockText, readClock } from "@storefront/contract/boosts/boost-hours";
import { INSCRIPTION_MAX } from "@storefront/contract/boosts/boost-terms";
import { fenToYuan } from "@storefront/contract/money";
import type { boostGames } from "@storefront/marketplace/database/schema";
import * as z from "zod";
import { id, name, price } from "./fields";
import { findInscriptionErrors, findLadderErrors, findPartitionErrors } from "./ladder-errors";

const percent = z.int().min(BOOST_PERCENT.min).max(BOOST_PERCENT.max);
/** Stars of a division have two digits in the ids of ranks. */
const star = z.int().min(0).max(99);
const MOST_ROWS = 100;

const clock = z.string().transform((text, context) => {
  const minutes = readClock(text.trim());
  if (minutes !== null) return minutes;
  context.addIssue({ code: "custom", message: "must be a time of day such as 09:30" });
  return z.NEVER;
});

/** A boosted game: its ladder with prices, its partitions and its opening hours. */
export const boostRow = z
  .strictObject({
    kind: z.literal("boost"),
    /** `game_id` of the calls. */
    id,
    game: name(40),
    on_sale: z.boolean().default(true),
    price_percent: percent.default(100),
    /** Opening hours in China; all day without both. */
    opens: clock.optional(),
    closes: clock.optional(),
    /** From the lowest division to the highest. */
    ladder: z
      .array(
        z.strictObject({
          tier: name(20),
          name: name(20),
          from: star.default(0),
          to: star,
          price,
          minutes: z.int().min(1).max(1440),
        }),
      )
      .min(1)
      .max(MOST_ROWS)
      .superRefine((ladder, context) => report(context, findLadderErrors(ladder))),
    partitions: z
      .array(z.strictObject({ platform: name(20), name: name(20), percent: percent.default(100) }))
      .min(1)
      .max(MOST_ROWS)
      .superRefine((list, context) => report(context, findPartitionErrors(list))),
    inscription: z
      .array(z.strictObject({ from: z.int().min(0).max(INSCRIPTION_MAX), percent }))
      .max(20)
      .default([])
      .superRefine((table, context) => report(context, findInscriptionErrors(table))),
  })
  .superRefine(({ opens, closes }, context) => {
    if ((opens === undefined) !== (closes === undefined)) {
      const field = opens === undefined ? "opens" : "closes";
      report(context, [{ path: [field], message: "is needed: hours have a beginning and an end" }]);
    } else if (opens !== undefined && opens === closes) {
      report(context, [
        { path: ["closes"], message: "is when it opens: leave both out for all day" },
      ]);
    }
  });

export type BoostRow = z.output<typeof boostRow>;

/** @returns the database's row of a boosted game */
export const boostGameOf = (row: BoostRow): typeof boostGames.$inferInsert => ({
  id: row.id,
  name: row.game,
  onSale: row.on_sale,
  pricePercent: row.price_percent,
  opensAt: row.opens ?? null,
  closesAt: row.closes ?? null,
  ladder: row.ladder.map(({ price, ...division }) => ({ ...division, fen: price })),
  partitions: row.partitions,
  inscription: row.inscription.toSorted((one, other) => other.from - one.from),
});

/** @returns the catalog row of a boosted game */
export const boostRowOf = (game: typeof boostGames.$inferSelect): z.input<typeof boostRow> => ({
  kind: "boost",
  id: game.id,
  game: game.name,
  on_sale: game.onSale,
  price_percent: game.pricePercent,
  ...(game.opensAt === null ? {} : { opens: clockText(game.opensAt) }),
  ...(game.closesAt === null ? {} : { closes: clockText(game.closesAt) }),
  ladder: game.ladder.map(({ fen, ...division }) => ({ ...division, price: fenToYuan(fen) })),
  partitions: [...game.partitions],
  inscription: [...game.inscription],
});

function report(
  context: z.RefinementCtx,
  errors: readonly { path: (string | number)[]; message: string }[],
): void {
  for (const error of errors) context.addIssue({ code: "custom", ...error });
}
