import { goodsAddress } from "@/lib/addresses/goods-address";
import { bands, type CardFace } from "@/lib/landing/card-faces";
import { VOUCHER_GROUNDS, Voucher } from "../../parts/voucher";

/** Number of cards on a rod. */
const EACH = 6;

/** Cards hanging from rods, a rod per price. */
export function Rods({ faces }: { faces: readonly CardFace[] }) {
  const rods = bands(faces, EACH);
  if (rods.length === 0) return null;
  return (
    <ol className="mt-10 grid gap-7">
      {rods.map(({ name, faces: hung }, turn) => (
        <li key={name} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-[18px] right-0 left-0 h-3 rounded-full bg-glow shadow-card"
          />
          <ul className="relative grid grid-cols-[116px_repeat(6,minmax(0,1fr))] gap-4 narrow:grid-cols-4 small:grid-cols-2">
            <li
              data-ground="white"
              className="figures self-start rounded-s border-2 border-glow py-2 text-center font-bold"
            >
              {name}
            </li>
            {hung.map((face, index) => (
              <li key={face.key}>
                <a
                  href={goodsAddress(face.goodsId)}
                  className="block origin-[50%_18px] pt-1 transition-transform hover:rotate-2"
                >
                  <Voucher
                    face={face}
                    ground={VOUCHER_GROUNDS[(index + turn * 2) % VOUCHER_GROUNDS.length] ?? "white"}
                    className="h-[138px]"
                  />
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
