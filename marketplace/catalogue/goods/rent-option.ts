import { fenToYuan } from "@storefront/contract/money";
import type { Goods } from "./live-goods";

/** Returns deposit and shortest rental, in hours; null when it is no rental. */
export const rentOption = ({ leastTime, depositFen }: Pick<Goods, "leastTime" | "depositFen">) =>
  leastTime > 0 ? { deposit: fenToYuan(depositFen), least_time: leastTime } : null;
