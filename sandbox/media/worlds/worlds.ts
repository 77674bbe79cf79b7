import type { WorldName } from "../drawings";
import { anime } from "./anime";
import { card } from "./card";
import { fantasy } from "./fantasy";
import { moba } from "./moba";
import { racing } from "./racing";
import { royale } from "./royale";
import { sandbox } from "./sandbox";
import { shooter } from "./shooter";
import { sports } from "./sports";
import type { World } from "./world";

export const WORLDS: Record<WorldName, World> = {
  moba,
  royale,
  fantasy,
  shooter,
  anime,
  sports,
  sandbox,
  card,
  racing,
};
