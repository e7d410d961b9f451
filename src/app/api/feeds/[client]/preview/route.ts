import { z } from 'zod'
import { feedProfiles } from '@/src/domain/feeds/columns/feedProfiles'
import { apiError } from '@/src/payload/http/apiError'
import { formBody } from '@/src/payload/http/requestBody'
import { previewFeed } from '@/src/services/feeds/previewFeed'
import { callersFeed, feedCaller } from '../../feedRequest'

/** The first rows are enough; the admin sends no more of a file than this. */
const PREVIEW_MAX_BYTES = 1_000_000

/** Characters of one column's translation. */
const TRANSLATION_MAX = 10_000

const text = z.string().max(200)
const setupSchema = z.object({
  profile: z.literal(Object.keys(feedProfiles)).transform((name) => profileOf(name)),
  mapping: z
    .array(
      z.object({
        column: text,
        field: text,
        fallback: text.nullish().transform((v) => v ?? null),
        translation: z.string().max(TRANSLATION_MAX).nullish(),
      }),
    )
    .max(500),
  priceBasis: z.enum(['egc', 'drive_away']).nullable(),
})

const isProfile = (name: string): name is keyof typeof feedProfiles => Object.hasOwn(feedProfiles, name)
const profileOf = (name: string) => (isProfile(name) ? name : 'custom')

const readSetup = (form: FormData) => {
  const setup = form.get('setup')
  try {
    return setupSchema.safeParse(typeof setup === 'string' ? JSON.parse(setup) : null)
  } catch {
    return setupSchema.safeParse(null)
  }
}

const bytesOf = async function* (file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/**
 * `POST /api/feeds/{client}/preview`: what a set-up that need not be saved yet makes of the first rows of a file (FEED-01).
 * Form fields: `file`, and `setup` as JSON { profile, mapping, priceBasis }. Nothing is stored.
 */
export const POST = async (
  request: Request,
  { params }: { params: Promise<{ client: string }> },
): Promise<Response> => {
  const caller = await feedCaller(request)
  if (caller instanceof Response) return caller
  const { client } = await params
  const feed = await callersFeed(caller, client)
  if (feed instanceof Response) return feed
  const sent = await formBody(request, PREVIEW_MAX_BYTES)
  if (sent instanceof Response) return sent
  const { form } = sent
  const file = form?.get('file')
  const setup = form ? readSetup(form) : null
  if (!(file instanceof Blob) || !setup?.success) {
    return apiError(400, 'invalid', 'Send a form with `file` and `setup` (profile, mapping, priceBasis).')
  }
  const preview = await previewFeed(bytesOf(file), setup.data)
  return Response.json({ success: true, preview }, { headers: { 'cache-control': 'no-store' } })
}
