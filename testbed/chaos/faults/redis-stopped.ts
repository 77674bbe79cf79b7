import { type Fault, REDIS_ALERTS, REFUSED } from "../fault";

export const redisStopped: Fault = {
  name: "redis-stopped",
  does: "Redis ends, and starts again without its data",
  seconds: 30,
  bound: REFUSED,
  alerts: REDIS_ALERTS,
  async begin({ servers: { redis } }) {
    await redis.server.stop();
    return () => redis.server.start();
  },
};
