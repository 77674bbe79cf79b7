import { goodsAddress } from "@/lib/addresses/goods-address";
import { type CardFace, series } from "@/lib/landing/card-faces";
import { Voucher } from "../../parts/voucher";

const [ROWS, EACH] = [3, 4];
const GROUNDS = ["primary", "ink", "deep"] as const;

/** A counter below its sign: racks of cards, a game per rack. */
export function Counter({ faces, sign }: { faces: readonly CardFace[]; sign: string }) {
  const racks = series(faces).slice(0, ROWS);
  if (racks.length === 0) return null;
  return (
    <div className="rounded-t-l border-8 border-glow border-b-0 bg-under">
      <p className="bg-glow px-6 pt-1 pb-3 text-center font-black text-over text-xl">{sign}</p>
      <ul className="grid gap-4 p-6 pb-0 small:p-3">
        {racks.map(({ goodsId, game, faces: cards }, row) => (
          <li key={goodsId} className="border-glow border-b-8">
            <p className="mb-2 font-semibold">{game}</p>
            <ul className="grid grid-cols-4 items-end gap-3 small:grid-cols-[repeat(auto-fill,minmax(min(150px,100%),1fr))]">
              {cards.slice(0, EACH).map((face) => (
                <li key={face.key}>
                  <a href={goodsAddress(goodsId)} className="block hover:-translate-y-1">
                    <Voucher
                      face={face}
                      ground={GROUNDS[row] ?? "primary"}
                      className="h-[134px] rounded-b-none"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="h-8 bg-glow" />
    </div>
  );
}
