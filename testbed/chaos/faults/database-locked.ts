import { setTrap } from "../../races/table-trap";
import { type Fault, REFUSED } from "../fault";

export const databaseLocked: Fault = {
  name: "database-locked",
  does: "another session locks the table stock",
  seconds: 30,
  bound: REFUSED,
  alerts: ["ManyServerErrors", "MarketplaceCallsFail"],
  async begin({ site }) {
    const lock = "lock table stock in access exclusive mode";
    const { release } = await setTrap(site.databaseUrl, lock, '%"stock"%');
    return release;
  },
};
