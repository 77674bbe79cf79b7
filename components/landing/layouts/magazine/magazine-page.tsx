import { Closing } from "../../parts/closing";
import { QuestionBand } from "../../parts/question-band";
import { Section, Title } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { Contents } from "./contents";
import { GameSpread } from "./game-spread";
import { MagazineCover } from "./magazine-cover";

const SPREADS = 5;

/** A cover, contents, the editor's lines, then one spread per game on alternating grounds. */
export function MagazinePage(page: LayoutProps<"magazine">) {
  const { storefront, layout } = page;
  const { contents, editorial, grounds, goods } = layout;
  const kinds: readonly string[] = goods.kinds;
  const games = storefront.games
    .filter(({ rows }) => rows.filter(({ kind }) => kinds.includes(kind)).length >= 3)
    .slice(0, SPREADS);
  return (
    <>
      <MagazineCover page={page} />
      <Contents storefront={storefront} {...contents} />
      <Section
        block={{ surface: "white" }}
        className="grid grid-cols-[320px_1fr] gap-20 py-14 narrow:grid-cols-1 narrow:gap-6"
      >
        <Title block={{ title: editorial.title }} />
        <div className="columns-2 gap-12 text-base text-soft small:columns-1">
          {editorial.text.map((text) => (
            <p key={text} className="mb-3 break-inside-avoid">
              {text}
            </p>
          ))}
        </div>
      </Section>
      {games.map((game, index) => (
        <GameSpread
          key={game.name}
          game={game}
          goods={goods}
          surface={grounds[index % grounds.length] ?? "white"}
          flipped={index % 2 === 1}
        />
      ))}
      <QuestionBand {...layout.questions} />
      <Closing page={page} title={layout.closing} />
    </>
  );
}
