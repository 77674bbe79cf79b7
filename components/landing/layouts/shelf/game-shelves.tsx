import { gameHref } from "@/lib/addresses/game-path";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { type CardFace, series } from "@/lib/landing/card-faces";
import { Band } from "../../parts/section";
import { Voucher } from "../../parts/voucher";

/** Number of shelves, and of cards per shelf. */
const [ROWS, EACH] = [6, 5];
const GROUNDS = ["primary", "ink", "spark"] as const;
/** Cards of higher value are taller. */
const HEIGHTS = ["h-[138px]", "h-[148px]", "h-[158px]", "h-[168px]", "h-[178px]"] as const;

/** A shelf per game, with its cards from the smallest to the largest face value. */
export function GameShelves({ title, faces }: { title: string; faces: readonly CardFace[] }) {
  const rows = series(faces).slice(0, ROWS);
  if (rows.length === 0) return null;
  return (
    <Band block={{ surface: "white", title }}>
      <ul className="mt-10 grid gap-8">
        {rows.map(({ goodsId, game, faces: cards }, row) => (
          <li
            key={goodsId}
            className="grid grid-cols-[150px_1fr] items-end gap-6 border-glow border-b-8 narrow:grid-cols-1 narrow:gap-4"
          >
            <h3 className="pb-5 font-semibold text-lg narrow:pb-0">
              <a href={gameHref({ game, kind: "card-key" })} className="hover:underline">
                {game}
              </a>
            </h3>
            <ul className="grid grid-cols-5 items-end gap-4 small:fit-140">
              {cards.slice(0, EACH).map((face, step) => (
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
    </Band>
  );
}
