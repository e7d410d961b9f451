/**
 * KEYS[#KEYS] is the sorted set of purges: each tag with the time of its last purge, in microseconds of Redis' own
 * clock, and '*' for everything. Times only grow, whatever the clock does. When the set is missing (evicted, or Redis
 * lost its data) every entry counts as purged.
 */
const shared = `
local purges = KEYS[#KEYS]
local function now()
  local clock = redis.call('TIME')
  local last = redis.call('ZRANGE', purges, -1, -1, 'WITHSCORES')[2]
  return math.max(clock[1] * 1000000 + clock[2], (tonumber(last) or 0) + 1)
end
local function purgeAll(moment)
  redis.call('DEL', purges)
  redis.call('ZADD', purges, moment, '*')
end
local function isPurged(began, tags)
  local epoch = redis.call('ZSCORE', purges, '*')
  if not epoch or tonumber(epoch) >= began then return true end
  for _, tag in ipairs(tags) do
    local purged = redis.call('ZSCORE', purges, tag)
    if purged and tonumber(purged) >= began then return true end
  end
  return false
end
`

/** KEYS: entry, purges. ARGV: requested tags. Returns { began, value or false }. */
export const getScript = `${shared}
local entry = redis.call('HMGET', KEYS[1], 'value', 'began', 'tags')
if entry[1] then
  local began = tonumber(entry[2])
  if not isPurged(began, cjson.decode(entry[3])) and not isPurged(began, ARGV) then return { entry[2], entry[1] } end
  redis.call('UNLINK', KEYS[1])
end
local began = now()
if not redis.call('ZSCORE', purges, '*') then
  purgeAll(began)
  began = began + 1
end
return { string.format('%.0f', began), false }
`

/** KEYS: entry, purges. ARGV: value, began, seconds, tags as JSON. */
export const setScript = `${shared}
if isPurged(tonumber(ARGV[2]), cjson.decode(ARGV[4])) then return 0 end
redis.call('HSET', KEYS[1], 'value', ARGV[1], 'began', ARGV[2], 'tags', ARGV[4])
return redis.call('EXPIRE', KEYS[1], ARGV[3])
`

/**
 * KEYS: purges. ARGV: tags; '*' is everything. Beyond 100,000 tags everything is purged, and the set starts empty
 * again.
 */
export const purgeScript = `${shared}
local moment = now()
for _, tag in ipairs(ARGV) do redis.call('ZADD', purges, moment, tag) end
if not redis.call('ZSCORE', purges, '*') or redis.call('ZCARD', purges) > 100000 then purgeAll(moment) end
return 1
`
