import type { Actor } from "../actor";
import { bargainBuyer } from "./bargain-buyer";
import { boostBuyer } from "./boost-buyer";
import { buyer } from "./buyer";
import { clerk } from "./clerk";
import { groupBuyer } from "./group-buyer";
import { importer } from "./importer";
import { lastBuyers } from "./last-buyers";
import { leaver } from "./leaver";
import { operator } from "./operator";
import { patientBuyer } from "./patient-buyer";
import { payer } from "./payer";
import { provider } from "./provider";
import { renter } from "./renter";
import { staff } from "./staff";
import { storefront } from "./storefront";
import { trouble } from "./trouble";

/** Everybody in the marketplace. New ones follow at the end: the place of an actor selects its random numbers. */
export const ACTORS: readonly Actor[] = [
  buyer,
  payer,
  provider,
  trouble,
  renter,
  groupBuyer,
  boostBuyer,
  staff,
  operator,
  storefront,
  importer,
  bargainBuyer,
  clerk,
  leaver,
  lastBuyers,
  patientBuyer,
];

export function actorOf(name: string): Actor {
  const found = ACTORS.find((each) => each.name === name);
  if (!found) throw new Error(`no actor ${name}`);
  return found;
}
