import * as shipped from "./shipped";
import type { Brand } from "./types";

/** Every brand that has a host. */
export const ALL: readonly Brand[] = Object.values(shipped);
