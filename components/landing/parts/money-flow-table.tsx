import type { Surface } from "@storefront/brands/landing-parts";
import type { MoneyMoves, Party } from "@storefront/brands/layouts/money-moves";
import { customProperties } from "./custom-properties";
import { MoneyPath } from "./money-path";
import { Section, Title } from "./section";

const PARTIES: readonly (readonly [Party, string])[] = [
  ["buyer", "买家"],
  ["platform", "平台"],
  ["seller", "卖家"],
];

/** On narrow pages the moves are stacked in order, without lanes. */
const PLACE =
  "small:order-(--turn) small:block small:h-auto small:border-glow small:border-l-4 small:px-5 small:py-3";

/** A trade in three lanes: who acts when, and the path of the money between them. */
export function MoneyFlowTable({
  title,
  moves,
  dispute,
  surface,
}: MoneyMoves & { surface: Surface }) {
  return (
    <Section block={{ surface }} className="py-16">
      <div className="flex items-end justify-between gap-16 narrow:gap-8 small:flex-col small:items-start small:gap-5">
        <Title block={{ title }} className="max-w-[640px]" />
        <p className="flex shrink-0 items-center gap-3 text-soft">
          <Coin /> 钱在谁手里
        </p>
      </div>
      <div className="relative mt-12 small:mt-8">
        <table className="w-full table-fixed border-separate border-spacing-0 small:block">
          <colgroup className="small:hidden">
            <col className="w-[120px] narrow:w-[88px]" />
            <col span={moves.length} />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">谁</th>
              {moves.map(({ name }, index) => (
                <th key={name} scope="col">
                  第 {index + 1} 步
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="small:grid">
            {PARTIES.map(([party, name]) => (
              <tr
                key={party}
                className={`small:contents ${party === "platform" ? "[&>*]:bg-panel" : ""}`}
              >
                <th
                  scope="row"
                  className="pl-6 text-left font-bold text-xl narrow:pl-4 narrow:text-lg small:hidden"
                >
                  {name}
                </th>
                {moves.map((move, index) => (
                  <td
                    key={move.name}
                    className={`h-[188px] px-3 pt-5 align-top narrow:h-40 narrow:px-2 narrow:pb-5 ${move.who === party || move.money === party ? PLACE : "small:hidden"}`}
                    style={customProperties({
                      "--turn": String(index * 2 + (move.who === party ? 0 : 1)),
                    })}
                  >
                    {move.who === party ? (
                      <div className="relative">
                        <p className="hidden text-soft small:block">{name}</p>
                        <p className="font-semibold text-lg">
                          <span className="figures mr-2 text-mark">{index + 1}</span>
                          {move.name}
                        </p>
                        <p className="mt-1 text-base text-soft narrow:text-sm small:text-base">
                          {move.text}
                        </p>
                      </div>
                    ) : null}
                    {move.money === party ? (
                      <p className="sr-only narrow:not-sr-only narrow:flex narrow:items-center narrow:gap-3 narrow:pt-3">
                        <Coin />
                        <span className="narrow:sr-only small:not-sr-only">钱在{name}手里</span>
                      </p>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <MoneyPath rows={moves.map(({ money }) => PARTIES.findIndex(([it]) => it === money))} />
      </div>
      <div className="mt-8 grid grid-cols-[240px_1fr] items-baseline border-glow border-l-8 bg-panel px-8 py-6 narrow:grid-cols-[200px_1fr] small:grid-cols-1 small:gap-y-2 small:px-6">
        <h3 className="font-semibold text-lg">{dispute.name}</h3>
        <p className="text-base text-soft">{dispute.text}</p>
      </div>
    </Section>
  );
}

function Coin() {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full bg-glow font-bold text-base text-over"
    >
      ¥
    </span>
  );
}
