import type { BlockProps } from "../block-props";
import { StepsLedger } from "./ledger";
import { StepsPath } from "./path";
import { StepsStairs } from "./stairs";
import { StepsTimeline } from "./timeline";
import { StepsWave } from "./wave";

const VARIANTS = {
  path: StepsPath,
  stairs: StepsStairs,
  timeline: StepsTimeline,
  ledger: StepsLedger,
  wave: StepsWave,
} as const;

export function Steps(props: BlockProps<"steps">) {
  const Variant = VARIANTS[props.block.variant];
  return <Variant {...props} />;
}
