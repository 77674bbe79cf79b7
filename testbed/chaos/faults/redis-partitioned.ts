import { type Fault, REDIS_ALERTS, REFUSED } from "../fault";

export const redisPartitioned: Fault = {
  name: "redis-partitioned",
  does: "every packet between programs and Redis is lost",
  seconds: 30,
  bound: REFUSED,
  alerts: REDIS_ALERTS,
  async begin({ servers: { redisCable } }) {
    redisCable.pull();
    return async () => redisCable.plug();
  },
};
