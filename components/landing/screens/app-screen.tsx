import type { Screen } from "@storefront/brands/landing-parts";
import type { PageProps } from "../landing-props";
import { BoostScreen } from "./boost";
import { ChatScreen } from "./chat";
import { DetailScreen } from "./detail";
import { ListScreen } from "./list";
import { OrderScreen } from "./order";
import { PublishScreen } from "./publish";
import { RentScreen } from "./rent";
import { TeamScreen } from "./team";
import { ValuationScreen } from "./valuation";
import { WalletScreen } from "./wallet";

interface Props {
  screen: Screen;
  page: PageProps;
  className?: string;
}

/** A drawn phone with one screen of the app, as a brand's data describes it. */
export function AppScreen({ screen, page, className = "" }: Props) {
  const rest = { page, className };
  switch (screen.screen) {
    case "list":
      return <ListScreen screen={screen} {...rest} />;
    case "detail":
      return <DetailScreen screen={screen} {...rest} />;
    case "chat":
      return <ChatScreen screen={screen} {...rest} />;
    case "order":
      return <OrderScreen screen={screen} {...rest} />;
    case "valuation":
      return <ValuationScreen screen={screen} {...rest} />;
    case "rent":
      return <RentScreen screen={screen} {...rest} />;
    case "team":
      return <TeamScreen screen={screen} {...rest} />;
    case "wallet":
      return <WalletScreen screen={screen} {...rest} />;
    case "publish":
      return <PublishScreen screen={screen} {...rest} />;
    case "boost":
      return <BoostScreen className={className} />;
  }
}
