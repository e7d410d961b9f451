import { answer, errorAnswers, feedKey, fileAnswer, idSchema, pathParameter, queryParameter, staff } from './components'

const client = pathParameter('client', 'Id of the feed client, given together with its key.', idSchema)
const run = pathParameter('run', 'Id of the run.', idSchema)

const fileSchema = { schema: { type: 'string', description: 'The file itself, as it is.' } }

const importOperation = {
  operationId: 'importFeed',
  summary: 'Import a file of stock',
  description: 'Streams: a file may have any size. The answer comes when all of it is imported.',
  tags: ['Feeds'],
  security: feedKey,
  parameters: [
    client,
    queryParameter('mode', 'What the file holds; left out: as the feed client is set up.', {
      type: 'string',
      enum: ['snapshot', 'delta'],
    }),
    queryParameter('sequence', 'Your own count of files; one that is not newer than the last is refused.', {
      type: 'integer',
      minimum: 0,
    }),
    queryParameter('dryRun', '1: say what would happen and store nothing.', { type: 'string', enum: ['0', '1'] }),
    queryParameter('fileName', 'Name of the file, for people.', { type: 'string', maxLength: 200 }),
    {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'The same for each attempt at one delivery, another for the next. An imported one is not imported again.',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    },
    {
      name: 'Content-Encoding',
      in: 'header',
      description: 'gzip, when the body is compressed.',
      schema: { type: 'string', enum: ['gzip'] },
    },
  ],
  requestBody: {
    required: true,
    description: 'CSV, JSON, NDJSON or XML; the content decides, not the Content-Type.',
    content: {
      'text/csv': fileSchema,
      'application/json': fileSchema,
      'application/x-ndjson': fileSchema,
      'application/xml': fileSchema,
    },
  },
  responses: {
    200: answer('The run: every row is accounted for. Look at `state`: a held run waits for approval.', 'RunAnswer'),
    ...errorAnswers('400', '401', '403', '404'),
    409: answer(
      'Another delivery is running (run_in_progress), or a newer file was imported (stale_sequence).',
      'Refusal',
    ),
    422: answer(
      'The file cannot be read (unreadable_file), or the key was used for another (key_reused).',
      'Unprocessable',
    ),
    429: answer(
      'Two files without usable rows within a minute (too_many_useless): wait for the seconds of Retry-After.',
      'Refusal',
    ),
    503: answer(
      'The import stopped before its end (import_interrupted), or the database is away (database_away). Send the same file again after the seconds of Retry-After.',
      'Error',
    ),
  },
}

const decision = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['Feeds'],
  security: staff,
  parameters: [client, run],
  responses: {
    200: answer('The run as decided.', 'RunAnswer'),
    ...errorAnswers('401', '403', '404'),
    409: answer('The run does not wait for a decision (not_held), or another is running (run_in_progress).', 'Refusal'),
  },
})

/** Import and what became of it. */
export const feedPaths = {
  '/api/feeds/{client}/import': { post: importOperation },
  '/api/feeds/{client}/runs/{run}': {
    get: {
      operationId: 'readRun',
      summary: 'Read the report of a run',
      tags: ['Feeds'],
      security: feedKey,
      parameters: [client, run],
      responses: {
        200: answer('The run.', 'RunAnswer'),
        ...errorAnswers('401', '403', '404'),
        422: answer('The run of a file that could not be read.', 'UnreadableFile'),
      },
    },
  },
  '/api/feeds/{client}/runs/{run}/rejects.csv': {
    get: {
      operationId: 'readRejects',
      summary: 'Download every row worth telling',
      tags: ['Feeds'],
      security: feedKey,
      parameters: [client, run],
      responses: {
        200: fileAnswer('Columns: line, row, outcome, field, value, reason.', 'text/csv'),
        ...errorAnswers('401', '403', '404'),
      },
    },
  },
  '/api/feeds/{client}/runs/{run}/approve': {
    post: decision('approveRun', 'Let a held run take missing cars off sale'),
  },
  '/api/feeds/{client}/runs/{run}/refuse': { post: decision('refuseRun', 'Keep the cars a held run misses') },
}
