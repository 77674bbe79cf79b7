import { DATABASE_ALERTS, type Fault, REFUSED } from "../fault";

export const databaseFrozen: Fault = {
  name: "database-frozen",
  does: "SIGSTOP of every process of PostgreSQL",
  seconds: 30,
  bound: REFUSED,
  alerts: DATABASE_ALERTS,
  async begin({ servers: { database } }) {
    database.server.freeze();
    return async () => database.server.thaw();
  },
};
