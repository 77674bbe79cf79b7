import { availableParallelism } from "node:os";
import type { Env } from "@/lib/env";

/** @returns how many processes serve: WORKERS, where `auto` is one for each core */
export const countWorkers = (workers: Env["workers"]): number =>
  workers === "auto" ? availableParallelism() : workers;
