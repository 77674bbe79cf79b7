/**
 * Atomic Redis scripts. `tags` is a sorted set: each tag with the sequence number of its last revalidation, "#last"
 * with the last assigned number, "#base" with the number before which nothing is known. Numbers increase, and are at
 * least Redis' time in ms, so that after a loss the new set starts above the old one.
 */

/** Number of tags to remember; evicting older ones raises "#base", since nothing is known before them. */
const MAX_TAGS = 100_000;
const KEEP_TAGS_MS = 7 * 24 * 60 * 60 * 1000;

const OPEN = `
local tags = KEYS[1]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local last = tonumber(redis.call('ZSCORE', tags, '#last'))
if not last then
  last = now
  redis.call('ZADD', tags, last, '#last', last, '#base')
end
redis.call('PEXPIRE', tags, ${KEEP_TAGS_MS})
`;

/** ARGV: from, seconds to expire, tags… Returns the revalidation's number and the previous one. */
export const PUBLISH = `${OPEN}
local sequence = math.max(last + 1, now)
local expired = {}
for i = 3, #ARGV do
  expired[#expired + 1] = ARGV[i]
  redis.call('ZADD', tags, sequence, ARGV[i] == '*' and '#base' or ARGV[i])
end
redis.call('ZADD', tags, sequence, '#last')
local excess = redis.call('ZCARD', tags) - ${MAX_TAGS}
if excess > 0 then
  local oldest = redis.call('ZRANGE', tags, 0, excess, 'WITHSCORES')
  redis.call('ZREMRANGEBYRANK', tags, 0, excess)
  redis.call('ZADD', tags, oldest[#oldest], '#base')
end
redis.call('PUBLISH', KEYS[2], cjson.encode({
  sequence = sequence, previous = last, from = ARGV[1], expire = tonumber(ARGV[2]), tags = expired
}))
return {sequence, last}`;

/** ARGV: the last applied number. Returns the last assigned number and the tags since, or "*" when unknown. */
export const SYNC = `${OPEN}
local since = tonumber(ARGV[1])
local base = tonumber(redis.call('ZSCORE', tags, '#base'))
if since < base or since > last then return {last, '*'} end
local result = {last}
for _, tag in ipairs(redis.call('ZRANGEBYSCORE', tags, '(' .. since, '+inf')) do
  if tag ~= '#last' and tag ~= '#base' then result[#result + 1] = tag end
end
return result`;

/** Whether an entry whose data was read from a sequence number on was revalidated since. */
const IS_OUTDATED = `
local function isOutdated(tags, sequence, names)
  local base = tonumber(redis.call('ZSCORE', tags, '#base'))
  if not base or sequence < base then return true end
  for name in string.gmatch(names, '[^\\n]+') do
    local at = tonumber(redis.call('ZSCORE', tags, name))
    if at and at > sequence then return true end
  end
  return false
end
`;

/** KEYS: tags, entry. Returns nothing, or 1 when outdated (else 0), the entry's number and its bytes. */
export const LOAD = `${IS_OUTDATED}
local found = redis.call('HMGET', KEYS[2], 'sequence', 'tags', 'value')
if not found[3] then return false end
local outdated = isOutdated(KEYS[1], tonumber(found[1]), found[2])
return {outdated and 1 or 0, found[1], found[3]}`;

/** KEYS: tags, entry. ARGV: number, newline-separated tags, bytes, TTL in ms. Does not store an outdated entry. */
export const WRITE = `${IS_OUTDATED}
if isOutdated(KEYS[1], tonumber(ARGV[1]), ARGV[2]) then return 0 end
redis.call('HSET', KEYS[2], 'sequence', ARGV[1], 'tags', ARGV[2], 'value', ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[4])
return 1`;
