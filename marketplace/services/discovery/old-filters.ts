import type { CallInput } from "@storefront/contract/calls";
import type { FactsInput } from "../../domain/discovery/resolve-facts";

/** Reads the filters of single values that storefronts sent before `choices`, `ranges` and `flags`. */
export function withOldFilters(input: CallInput<"searchGoods">): FactsInput {
  const { server, rank, face_value: face, rebind, choices, ranges, flags = "", deal } = input;
  return {
    choices: { ...choices, ...(server && { server: [server] }), ...(face && { face: [face] }) },
    ranges: { ...ranges, ...(rank && { rank: [rank, rank] }) },
    flags: rebind ? `${flags},rebind` : flags,
    deal,
  };
}
