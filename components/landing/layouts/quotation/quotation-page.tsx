import { Listings } from "@/components/listing/listings";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { estimates } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";
import { DownloadAction } from "../../parts/download-action";
import { Phrases } from "../../parts/phrases";
import { Section, Title } from "../../parts/section";
import type { LayoutProps } from "../layout-props";

/** A board of what each game's accounts fetch now, the listings behind it, and the brand's remarks. */
export function QuotationPage({
  host,
  brand,
  landing,
  app,
  market,
  layout,
}: LayoutProps<"quotation">) {
  const rows = estimates(market, ["账号"]);
  return (
    <>
      <Section block={layout} className="py-16">
        <h1 className="font-bold text-3xl small:text-2xl">
          <Phrases text={landing.headline} />
        </h1>
        <p className="mt-4 max-w-[640px] text-lg text-soft">{landing.subline}</p>
        <DownloadAction app={app} text={`下载${brand.name} App`} className="mt-8" />
        <table data-ground="white" className="mt-12 w-full rounded-m text-left">
          <caption className="p-5 text-left font-semibold text-lg">{layout.board}</caption>
          <thead>
            <tr className="border-rule border-y text-soft">
              <th scope="col" className="p-4 font-medium">
                游戏
              </th>
              <th scope="col" className="p-4 text-right font-medium">
                最低
              </th>
              <th scope="col" className="p-4 text-right font-medium">
                居中
              </th>
              <th scope="col" className="p-4 text-right font-medium">
                最高
              </th>
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map(({ game, lowFen, medianFen, highFen }) => (
              <tr key={game} className="border-rule border-b">
                <th scope="row" className="p-4 font-medium">
                  {game}
                </th>
                <td className="p-4 text-right">¥{yuanText(lowFen)}</td>
                <td className="p-4 text-right font-bold text-lg text-price">
                  ¥{yuanText(medianFen)}
                </td>
                <td className="p-4 text-right">¥{yuanText(highFen)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section block={{ surface: "ground" }}>
        <Title block={{ title: layout.latest }} />
        <div className="mt-8">
          <Listings
            rows={chooseGoods(market, { kinds: ["账号"] }, 5)}
            mallUrl={host.mallUrl}
            namesGame
          />
        </div>
      </Section>
      <Section block={{ surface: "white" }}>
        <dl className="grid grid-cols-3 gap-12 narrow:grid-cols-1">
          {layout.notes.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-semibold text-lg">{name}</dt>
              <dd className="mt-2 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
