"use client";

import { LazyComponent } from "@/components/ui/lazy-component";
import type { ActivityProps } from "./activity-countdown";

const load = () => import("./activity-countdown").then((part) => part.ActivityCountdown);

/** When the activity price ends. The countdown is loaded on demand, because few listings have an activity. */
export function ActivityEnd(props: ActivityProps) {
  return <LazyComponent load={load} props={props} waiting={props.text} />;
}
