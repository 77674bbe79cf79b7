import type { BlockProps } from "../block-props";
import { PromiseColumns } from "./columns";
import { PromiseRows } from "./rows";
import { PromiseSeals } from "./seals";
import { PromiseShield } from "./shield";
import { PromiseSignpost } from "./signpost";

const VARIANTS = {
  seals: PromiseSeals,
  rows: PromiseRows,
  columns: PromiseColumns,
  shield: PromiseShield,
  signpost: PromiseSignpost,
} as const;

export function Promises(props: BlockProps<"promises">) {
  const Variant = VARIANTS[props.block.variant];
  return <Variant {...props} />;
}
