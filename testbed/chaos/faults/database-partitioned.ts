import { DATABASE_ALERTS, type Fault, REFUSED } from "../fault";

export const databasePartitioned: Fault = {
  name: "database-partitioned",
  does: "every packet between programs and PostgreSQL is lost",
  seconds: 30,
  bound: REFUSED,
  alerts: DATABASE_ALERTS,
  async begin({ servers: { databaseCable } }) {
    databaseCable.pull();
    return async () => databaseCable.plug();
  },
};
