import { goodsAddress } from "@/lib/goods/goods-address";
import { series } from "@/lib/landing/card-faces";
import { Section, Title } from "../../parts/section";
import { Voucher } from "../../parts/voucher";
import type { BlockProps } from "../block-props";

/** Rows of cards, and cards in a row. */
const [ROWS, EACH] = [5, 5];

const GROUNDS = ["primary", "ink", "spark"] as const;

/** One row a game: its cards from the smallest face value to the largest, on a board. */
export function Faces({ block, page }: BlockProps<"faces">) {
  const rows = series(page.faces).slice(0, ROWS);
  if (rows.length === 0) return null;
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <ul className="mt-12 grid gap-8">
        {rows.map(({ goodsId, game, faces }, row) => (
          <li
            key={goodsId}
            className="grid grid-cols-[150px_1fr] items-end gap-6 border-glow border-b-8"
          >
            <h3 className="pb-5 font-semibold text-lg">{game}</h3>
            <ul
              className="grid items-end gap-4"
              style={{ gridTemplateColumns: `repeat(${Math.min(EACH, faces.length)}, 1fr)` }}
            >
              {faces.slice(0, EACH).map((face, step) => (
                <li key={face.key}>
                  <a
                    href={goodsAddress(goodsId)}
                    className="block transition-transform hover:-translate-y-1"
                  >
                    <Voucher
                      face={face}
                      ground={GROUNDS[row % GROUNDS.length] ?? "primary"}
                      className={`rounded-b-none ${HEIGHTS[step] ?? ""}`}
                    />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The more a card is worth, the taller it stands. */
const HEIGHTS = ["h-[138px]", "h-[148px]", "h-[158px]", "h-[168px]", "h-[178px]"] as const;
