import { goodsAddress } from "@/lib/addresses/goods-address";
import { series } from "@/lib/landing/card-faces";
import { evenColumns } from "../../parts/measures";
import { Section, Title } from "../../parts/section";
import { Voucher } from "../../parts/voucher";
import type { BlockProps } from "../block-props";

/** Number of rows, and of cards per row. */
const [ROWS, EACH] = [5, 5];

const GROUNDS = ["primary", "ink", "spark"] as const;

/** One board per game, with its cards from the smallest to the largest face value. */
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
            className="grid grid-cols-[150px_1fr] items-end gap-6 border-glow border-b-8 narrow:grid-cols-1 narrow:gap-4 small:border-b-0"
          >
            <h3 className="pb-5 font-semibold text-lg narrow:pb-0">{game}</h3>
            <ul
              className="grid grid-cols-(--columns) items-end gap-4 narrow:gap-3 small:fit-140 small:gap-x-0 small:gap-y-4"
              style={evenColumns(Math.min(EACH, faces.length))}
            >
              {faces.slice(0, EACH).map((face, step) => (
                <li key={face.key} className="small:border-glow small:border-b-8 small:px-1.5">
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

/** Cards of higher value are taller. */
const HEIGHTS = ["h-[138px]", "h-[148px]", "h-[158px]", "h-[168px]", "h-[178px]"] as const;
