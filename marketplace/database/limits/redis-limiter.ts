import { Redis } from "ioredis";
import type { Limiter } from "./limiter";

const PREFIX = "limit:";

/**
 * One sorted set per key, scored by the clock's time. A single script decides all rules and counts the action, so it is
 * atomic. KEYS: the rules' sets. ARGV: now (ms), a unique member, then limit, window (ms) and cost of each rule. Returns 0,
 * or the milliseconds to wait.
 */
const TAKE = `
local now = tonumber(ARGV[1])
local wait = 0
for i, key in ipairs(KEYS) do
  local room = tonumber(ARGV[i * 3]) - tonumber(ARGV[2 + i * 3])
  local window = tonumber(ARGV[1 + i * 3])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  local count = redis.call('ZCARD', key)
  if count > room then
    for _, unit in ipairs(redis.call('ZRANGEBYSCORE', key, '(' .. ARGV[1], '+inf')) do
      redis.call('ZADD', key, now, unit)
    end
    local blocking = redis.call('ZREVRANGE', key, room, room, 'WITHSCORES')
    wait = math.max(wait, tonumber(blocking[2]) + window - now, 1)
  end
end
if wait == 0 then
  for i, key in ipairs(KEYS) do
    for unit = 1, tonumber(ARGV[2 + i * 3]) do redis.call('ZADD', key, now, ARGV[2] .. unit) end
    redis.call('PEXPIRE', key, ARGV[1 + i * 3])
  end
end
return wait`;

/**
 * The limiter of an installation with Redis. Commands time out after half a second, even while the connection is being
 * opened. After an outage it reconnects within a second.
 */
export function redisLimiter(url: string, onError: (error: Error) => void): Limiter {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    connectTimeout: 1000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  });
  redis.on("error", onError);
  return {
    async take(rules, { at, id }) {
      const waitMs = Number(
        await redis.eval(
          TAKE,
          rules.length,
          ...rules.map((rule) => PREFIX + rule.key),
          at.getTime(),
          id,
          ...rules.flatMap(({ limit, windowS, cost = 1 }) => [limit, windowS * 1000, cost]),
        ),
      );
      return waitMs === 0 ? null : Math.ceil(waitMs / 1000);
    },
    async takeBack(rules, { id }) {
      // Sent on the same connection, it follows an answer that is still awaited.
      await Promise.all(
        rules.map(({ key, cost = 1 }) =>
          redis.zrem(
            PREFIX + key,
            ...Array.from({ length: cost }, (_, unit) => `${id}${unit + 1}`),
          ),
        ),
      );
    },
    count: ({ key, windowS }, now) =>
      redis.zcount(PREFIX + key, `(${now.getTime() - windowS * 1000}`, "+inf"),
    // A frozen server keeps its connection.
    isReachable: async () =>
      redis.status === "ready" &&
      (await redis.ping().then(
        () => true,
        () => false,
      )),
    async clear() {
      for await (const keys of redis.scanStream({ match: `${PREFIX}*` })) {
        if (keys.length > 0) await redis.unlink(...(keys as string[]));
      }
    },
    async close() {
      redis.disconnect();
    },
  };
}
