import type { BlockProps } from "../block-props";
import { CompareDuel } from "./duel";
import { CompareTable } from "./table";

export function Compare(props: BlockProps<"compare">) {
  return props.block.variant === "table" ? <CompareTable {...props} /> : <CompareDuel {...props} />;
}
