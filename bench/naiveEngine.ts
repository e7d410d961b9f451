import { createServer } from 'node:http'
import pg from 'pg'
import { z } from 'zod'
import { facets } from '../src/domain/search/facets/facets.ts'

/**
 * The naive approach in the engine's place: the same questions answered from one well-indexed PostgreSQL table, with a
 * query for the cars, one for their number and one for each facet: every one of the table, or, with `shown`, those the page
 * shows, which is as far as our own search goes. Everything around it stays the platform's own, so
 * what differs between the two servers is the search alone. Arguments: port, database URL, table, 'every' or 'shown'.
 */
const [port = '', databaseUrl = '', table = '', counted = 'every'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })

const textList = z.array(z.string())
const querySchema = z.object({
  q: z.string().nullish(),
  filter: z.union([z.string(), z.array(z.union([z.string(), textList]))]).nullish(),
  facets: textList.nullish(),
  sort: textList.nullish(),
  page: z.number().nullish(),
  hitsPerPage: z.number().nullish(),
  limit: z.number().nullish(),
})
const bodySchema = z.object({ queries: z.array(querySchema) })
const columnsSchema = z.array(z.object({ column_name: z.string(), data_type: z.string() }))

const columns = new Map(
  columnsSchema
    .parse(
      (await pool.query('select column_name, data_type from information_schema.columns where table_name = $1', [table]))
        .rows,
    )
    .map(({ column_name, data_type }) => [column_name, data_type]),
)

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** The engine's filter language is close to SQL: lists have other brackets, texts other quotes. */
const toSql = (filter: string): string =>
  filter
    .replaceAll(/"(\w+)"\s*(?==)/g, '$1')
    .replaceAll(/sites = "([^"]*)"/g, (_all, slug: string) => `sites @> array[${literal(slug)}]`)
    .replaceAll(/\[([^\]]*)\]/g, (_all, list: string) => (list.includes('"') ? `(${list})` : `[${list}]`))
    .replaceAll(/"([^"]*)"/g, (_all, text: string) => literal(text))

const whereOf = ({ filter }: z.infer<typeof querySchema>): string => {
  const parts = typeof filter === 'string' ? [filter] : (filter ?? [])
  const sql = parts.map((part) => (typeof part === 'string' ? toSql(part) : `(${part.map(toSql).join(' or ')})`))
  return sql.length > 0 ? sql.map((part) => `(${part})`).join(' and ') : 'true'
}

const countsSchema = z.array(z.object({ value: z.union([z.string(), z.number(), z.boolean()]), count: z.number() }))
const boundsSchema = z.array(z.object({ min: z.number().nullable(), max: z.number().nullable() }))
const hitsSchema = z.array(z.object({ doc: z.unknown() }))
const totalSchema = z.array(z.object({ total: z.number() }))

const select = async (sql: string): Promise<unknown> => (await pool.query(sql)).rows

const countFacet = async (name: string, where: string) => {
  const type = columns.get(name)
  if (type === undefined) return { name, counts: {}, bounds: null }
  const from =
    type === 'ARRAY'
      ? `(select unnest(${name}) as value from ${table} where ${where}) as each_value`
      : `(select ${name} as value from ${table} where ${where}) as each_value`
  const rows = countsSchema.parse(
    await select(
      `select value, count(*)::int as count from ${from} where value is not null group by value order by 2 desc limit 500`,
    ),
  )
  const isNumber = type === 'double precision'
  const [bounds] = isNumber
    ? boundsSchema.parse(await select(`select min(${name}), max(${name}) from ${table} where ${where}`))
    : []
  return {
    name,
    counts: Object.fromEntries(rows.map(({ value, count }) => [String(value), count])),
    bounds: bounds?.min != null ? bounds : null,
  }
}

const orderOf = (sort: string[]): string =>
  [...sort.map((one) => one.replace(':', ' ')), 'custom_rank desc', 'created_at_timestamp desc'].join(', ')

type Query = z.infer<typeof querySchema>

const every = facets.flatMap(({ attribute, steps }) => [attribute, steps ?? []].flat())

/** What a search with hits leaves out of the table; what another query of the same search counts is no part of it. */
const leftOut = ({ hitsPerPage, facets: asked }: Query, others: Query[]): string[] => {
  if (counted !== 'every' || !hitsPerPage || !asked?.length) return []
  const elsewhere = new Set(others.flatMap((other) => other.facets ?? []))
  return every.filter((name) => !asked.includes(name) && !elsewhere.has(name))
}

const search = async (query: Query, _at: number, queries: Query[]) => {
  const where = whereOf(query)
  const size = query.hitsPerPage ?? query.limit ?? 20
  const offset = ((query.page ?? 1) - 1) * size
  const [hits, total, answers] = await Promise.all([
    size === 0
      ? []
      : select(
          `select doc from ${table} where ${where} order by ${orderOf(query.sort ?? [])} limit ${size} offset ${offset}`,
        ),
    select(`select count(*)::int as total from ${table} where ${where}`),
    Promise.all((query.facets ?? []).map((name) => countFacet(name, where))),
    Promise.all(
      leftOut(
        query,
        queries.filter((other) => other !== query),
      ).map((name) => countFacet(name, where)),
    ),
  ])
  const bounded = answers.filter(({ bounds }) => bounds !== null)
  return {
    hits: hitsSchema.parse(hits).map(({ doc }) => doc),
    totalHits: totalSchema.parse(total)[0]?.total ?? 0,
    processingTimeMs: 0,
    facetDistribution: Object.fromEntries(answers.map(({ name, counts }) => [name, counts])),
    facetStats: Object.fromEntries(bounded.map(({ name, bounds }) => [name, bounds])),
  }
}

const read = async (request: AsyncIterable<unknown>): Promise<string> => {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

createServer((request, response) => {
  void (async () => {
    response.setHeader('content-type', 'application/json')
    try {
      const { queries } = bodySchema.parse(JSON.parse(await read(request)))
      response.end(JSON.stringify({ results: await Promise.all(queries.map(search)) }))
    } catch (error) {
      response.statusCode = 400
      response.end(JSON.stringify({ message: String(error), code: 'naive' }))
    }
  })()
}).listen(Number(port), '127.0.0.1')
