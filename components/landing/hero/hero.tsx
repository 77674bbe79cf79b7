import type { PageProps } from "../landing-props";
import { BandHero } from "./band";
import { BidsHero } from "./bids";
import { BoardHero } from "./board";
import { CalloutsHero } from "./callouts";
import { CampfireHero } from "./campfire";
import { ClawsHero } from "./claws";
import { DialHero } from "./dial";
import { FanHero } from "./fan";
import { FormationHero } from "./formation";
import { GalleryHero } from "./gallery";
import { GiantHero } from "./giant";
import { HalvesHero } from "./halves";
import { HouseHero } from "./house";
import { LocksHero } from "./locks";
import { MosaicHero } from "./mosaic";
import { OrbitHero } from "./orbit";
import { PocketHero } from "./pocket";
import { PocketsHero } from "./pockets";
import { PosterHero } from "./poster";
import { QuotesHero } from "./quotes";
import { RadarHero } from "./radar";
import { RouteHero } from "./route";
import { SceneHero } from "./scene";
import { ScrollHero } from "./scroll";
import { SheetHero } from "./sheet";
import { SnapshotsHero } from "./snapshots";
import { StaircaseHero } from "./staircase";
import { StallsHero } from "./stalls";
import { TagHero } from "./tag";
import { TalkHero } from "./talk";
import { TicketHero } from "./ticket";
import { VaultHero } from "./vault";
import { VoicesHero } from "./voices";
import { WantedHero } from "./wanted";

/** Renders the hero of a page by the variant in its data. */
export function Hero({ page }: { page: PageProps }) {
  const { hero } = page.design;
  switch (hero.variant) {
    case "snapshots":
      return <SnapshotsHero hero={hero} page={page} />;
    case "gallery":
      return <GalleryHero hero={hero} page={page} />;
    case "stalls":
      return <StallsHero hero={hero} page={page} />;
    case "wanted":
      return <WantedHero hero={hero} page={page} />;
    case "halves":
      return <HalvesHero hero={hero} page={page} />;
    case "route":
      return <RouteHero hero={hero} page={page} />;
    case "sheet":
      return <SheetHero hero={hero} page={page} />;
    case "bids":
      return <BidsHero hero={hero} page={page} />;
    case "vault":
      return <VaultHero hero={hero} page={page} />;
    case "quotes":
      return <QuotesHero hero={hero} page={page} />;
    case "locks":
      return <LocksHero hero={hero} page={page} />;
    case "radar":
      return <RadarHero hero={hero} page={page} />;
    case "band":
      return <BandHero hero={hero} page={page} />;
    case "board":
      return <BoardHero hero={hero} page={page} />;
    case "callouts":
      return <CalloutsHero hero={hero} page={page} />;
    case "dial":
      return <DialHero hero={hero} page={page} />;
    case "fan":
      return <FanHero hero={hero} page={page} />;
    case "giant":
      return <GiantHero hero={hero} page={page} />;
    case "mosaic":
      return <MosaicHero hero={hero} page={page} />;
    case "orbit":
      return <OrbitHero hero={hero} page={page} />;
    case "pocket":
      return <PocketHero hero={hero} page={page} />;
    case "claws":
      return <ClawsHero hero={hero} page={page} />;
    case "pockets":
      return <PocketsHero hero={hero} page={page} />;
    case "poster":
      return <PosterHero hero={hero} page={page} />;
    case "scene":
      return <SceneHero hero={hero} page={page} />;
    case "scroll":
      return <ScrollHero hero={hero} page={page} />;
    case "staircase":
      return <StaircaseHero hero={hero} page={page} />;
    case "tag":
      return <TagHero hero={hero} page={page} />;
    case "talk":
      return <TalkHero hero={hero} page={page} />;
    case "ticket":
      return <TicketHero hero={hero} page={page} />;
    case "formation":
      return <FormationHero hero={hero} page={page} />;
    case "voices":
      return <VoicesHero hero={hero} page={page} />;
    case "campfire":
      return <CampfireHero hero={hero} page={page} />;
    case "house":
      return <HouseHero hero={hero} page={page} />;
  }
}
