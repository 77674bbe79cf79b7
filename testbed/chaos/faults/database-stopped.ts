import { DATABASE_ALERTS, type Fault, REFUSED } from "../fault";

export const databaseStopped: Fault = {
  name: "database-stopped",
  does: "PostgreSQL ends, and starts again",
  seconds: 30,
  bound: REFUSED,
  alerts: DATABASE_ALERTS,
  async begin({ servers: { database } }) {
    await database.server.stop();
    return () => database.server.start();
  },
};
