import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { actorOf } from '../access/actor'
import { asEditor } from '../editing/asEditor'
import { mayEdit } from '../editing/editableRows'

type Scheduled = Parameters<typeof schedulePublishHandler>[0]
type Answer = { error: string } | { message: string }

const docSchema = z.object({ relationTo: z.string(), value: z.string() })
const jobSchema = z.object({ input: z.object({ doc: docSchema }) })

const NOT_YOURS: Answer = { error: 'You cannot schedule this.' }

const inWords = (error: unknown): string => {
  const { data, message } = Object(error)
  const first = z.object({ errors: z.array(z.object({ label: z.string().optional(), message: z.string() })).min(1) })
  const problem = first.safeParse(data).data?.errors[0]
  const why = problem ? [problem.label, problem.message].filter(Boolean).join(': ') : String(message)
  return `It could not be published as it is. ${why}`
}

/** Why a draft could not be published now, found by publishing and rolling back; null when it could. */
const whyNotPublishable = async (req: PayloadRequest, doc: z.infer<typeof docSchema>): Promise<string | null> => {
  const slug = req.payload.config.collections.find((config) => config.slug === doc.relationTo)?.slug
  if (!slug) return 'It is gone.'
  await initTransaction(req)
  try {
    await req.payload.update({ collection: slug, id: doc.value, data: { _status: 'published' }, ...asEditor(req) })
    return null
  } catch (error) {
    return inWords(error)
  } finally {
    await killTransaction(req)
  }
}

/** Takes a scheduled event back, if it is for something the person may edit. */
const cancel = async (req: PayloadRequest, id: string): Promise<Answer> => {
  const job = await req.payload.findByID({ collection: 'payload-jobs', id, depth: 0, disableErrors: true, req })
  const event = jobSchema.safeParse(job)
  if (!event.success || !(await mayEdit(req, event.data.input.doc))) return NOT_YOURS
  await req.payload.delete({ collection: 'payload-jobs', id, req })
  return { message: 'Taken back.' }
}

/**
 * Payload's scheduling with additional checks: only documents the user may edit (Payload's own would cancel any
 * dealership's events), never in the past, and only what could be published now, because a failure at night would go
 * unnoticed (CMS-01, TEN-15).
 */
export const scheduleGuarded = async (args: Scheduled): Promise<unknown> => {
  const { req, deleteID, doc, date, type } = args
  if (actorOf(req.user).kind !== 'staff') return NOT_YOURS
  if (deleteID) return cancel(req, String(deleteID))
  const target = docSchema.safeParse(doc)
  if (!target.success || !(await mayEdit(req, target.data))) return NOT_YOURS
  if (!date || new Date(date) <= new Date()) return { error: 'Choose a time that is still to come.' }
  const problem = type === 'unpublish' ? null : await whyNotPublishable(req, target.data)
  return problem ? { error: problem } : schedulePublishHandler(args)
}
