import { type Fault, REDIS_ALERTS, REFUSED } from "../fault";

export const redisFrozen: Fault = {
  name: "redis-frozen",
  does: "SIGSTOP of Redis",
  seconds: 30,
  bound: REFUSED,
  alerts: REDIS_ALERTS,
  async begin({ servers: { redis } }) {
    redis.server.freeze();
    return async () => redis.server.thaw();
  },
};
