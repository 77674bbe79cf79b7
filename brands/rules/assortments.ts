import { type Assortment, isEmptyAssortment, isWithin, overlaps } from "../assortment";
import type { Brand } from "../types";

/** Returns one sentence per fault of assortments and of the canonical rule; empty when there is none. */
export function assortmentFaults(brands: readonly Brand[]): string[] {
  return [
    ...brands.flatMap((brand) =>
      [...listFaults(brand.assortment), ...claimFaults(brand)].map(
        (fault) => `${brand.key}: ${fault}`,
      ),
    ),
    ...restFaults(brands),
    ...overlappingClaims(brands),
  ];
}

/** The lists are sent to the marketplace separated by commas. */
function listFaults({ games = [], sellers = [] }: Assortment = {}): string[] {
  return [
    ...games
      .filter((game) => game.trim() !== game || game === "" || game.includes(","))
      .map((game) => `game "${game}" must have neither commas nor space around it`),
    ...sellers
      .filter((id) => !Number.isInteger(id) || id < 1)
      .map((id) => `seller ${id} is no user id`),
  ];
}

function claimFaults({ assortment, canonicalFor }: Brand): string[] {
  if (canonicalFor === undefined) return [];
  if (canonicalFor === "rest")
    return assortment === undefined
      ? []
      : ["owns the rest, so that it must show everything: remove its assortment"];
  if (isEmptyAssortment(canonicalFor)) return ["canonicalFor claims nothing; remove it"];
  return isWithin(canonicalFor, assortment)
    ? listFaults(canonicalFor)
    : ["canonicalFor claims listings that its assortment does not show"];
}

function restFaults(brands: readonly Brand[]): string[] {
  const [owner, ...others] = brands.filter(({ canonicalFor }) => canonicalFor === "rest");
  if (owner === undefined) return ['no brand owns the rest (canonicalFor: "rest"); one must'];
  return others.map(({ key }) => `${key}: canonicalFor: "rest" is ${owner.key}'s already`);
}

function overlappingClaims(brands: readonly Brand[]): string[] {
  const claims = brands.flatMap(({ key, canonicalFor }) =>
    canonicalFor === undefined || canonicalFor === "rest" ? [] : [{ key, claim: canonicalFor }],
  );
  return claims.flatMap(({ key, claim }, index) =>
    claims
      .slice(0, index)
      .filter((other) => overlaps(claim, other.claim))
      .map((other) => `${key}: canonicalFor claims listings that ${other.key} claims too`),
  );
}
