import type { Brand } from "@storefront/brands/types";
import type { CallAnswer } from "@storefront/contract/calls";
import { Icon } from "@storefront/html/parts/icon";
import { Outcome } from "@storefront/html/parts/outcome";
import { hasGoods, type Listing } from "../brand-goods";
import { kindEntries } from "../kind-entries";
import { listHref } from "../list-query";
import { BrandMark } from "./brand-mark";
import { Features } from "./features";
import { GoodsList } from "./goods-list";
import { BoostEntry } from "./owner-card";
import { Picture } from "./picture";
import { AppName, Screen } from "./screen";
import { SearchField } from "./search-field";

type Game = CallAnswer<"games">["list"][number];

interface Props {
  brand: Brand | null;
  games: readonly Game[];
  goods: readonly Listing[];
  /** Whether the brand has boosting. */
  boosts: boolean;
  now: Date;
}

/** Games on the home page: two rows. */
const SHOWN = 8;

/** The home page: the site's operator, search, games, kinds and listings. A brand without goods describes its functions. */
export function HomeView({ brand, games, goods, boosts, now }: Props) {
  const sells = games.length > 0;
  return (
    <Screen title={brand?.name ?? "首页"} documentTitle="首页" tab="/phone" isHome>
      <section class="home-head line">
        <BrandMark brand={brand} />
        <div>
          <strong>
            <AppName />
          </strong>
          <p>{brand?.slogan ?? "账号、租号、卡密、代练，手机上就能下单。"}</p>
        </div>
      </section>
      {sells ? (
        <>
          <SearchField />
          <Kinds games={games} />
          <Games games={games} />
          <section class="home-goods stack-12" aria-labelledby="selling">
            <h2 id="selling">正在卖</h2>
            <GoodsList goods={goods} now={now} />
            <a class="button" href="/phone/goods">
              查看全部商品
            </a>
          </section>
        </>
      ) : hasGoods(brand) ? (
        <Outcome icon="bag" mood="quiet" title="还没有商品">
          <p>卖家上架之后，商品会出现在这里。</p>
        </Outcome>
      ) : (
        <Features features={brand?.app?.features ?? []} boosts={boosts} />
      )}
      {boosts ? <BoostEntry /> : null}
    </Screen>
  );
}

function Kinds({ games }: { games: readonly Game[] }) {
  const kinds = kindEntries(games);
  return (
    <nav class="home-kinds" aria-label="类目">
      {kinds.map(({ slug, name, icon, count }) => (
        <a class="card" href={listHref({ kind: slug })}>
          <Icon name={icon} />
          <strong>{name}</strong>
          <small class="figures">{count} 件</small>
        </a>
      ))}
    </nav>
  );
}

function Games({ games }: { games: readonly Game[] }) {
  return (
    <nav class="card home-games" aria-label="游戏">
      {games.slice(0, SHOWN).map(({ slug, name, covers, count }) => (
        <a href={listHref({ game: slug })}>
          <Picture url={covers[0] ?? ""} width={160} alt="" first />
          <span>{name}</span>
          <small class="figures">{count} 件</small>
        </a>
      ))}
    </nav>
  );
}
