import Redis from "ioredis";
import { type Fault, REDIS_ALERTS, REFUSED } from "../fault";

export const redisBusy: Fault = {
  name: "redis-busy",
  does: "a script of another client runs in Redis",
  seconds: 30,
  bound: REFUSED,
  alerts: REDIS_ALERTS,
  async begin({ servers: { redisUrl } }) {
    const [holder, killer] = [new Redis(redisUrl), new Redis(redisUrl)];
    const ended = holder.eval("while true do end", 0).catch((error: Error) => error);
    return async () => {
      await killer.script("KILL");
      await ended;
      for (const client of [holder, killer]) client.disconnect();
    };
  },
};
