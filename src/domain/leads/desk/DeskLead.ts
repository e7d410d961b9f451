import { z } from 'zod'
import { activityKinds } from './activities'

const moment = z.string().nullable()

/** A lead in the desk's list, as the endpoint answers it. Moments are ISO, prices dollars. */
export const deskLeadSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  category: z.string(),
  subcategory: z.string(),
  message: z.string(),
  workflow: z.enum(['new', 'in_progress', 'won', 'lost', 'held']),
  vehicle: z.string(),
  stockNumber: z.string(),
  picture: z.string().nullable(),
  price: z.number().nullable(),
  /** The car's status now; null: it is about none, or the car is gone. */
  status: z.string().nullable(),
  createdAt: z.string(),
  heardAt: z.string(),
  /** How often the person was heard of about it beside the first time. */
  more: z.number(),
  respondBy: moment,
  respondedAt: moment,
  nextStep: z.string(),
  nextStepAt: moment,
  assignedTo: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type DeskLead = z.infer<typeof deskLeadSchema>

/** Which leads the desk shows: those to do something about, one's own, all open ones, finished ones, spam, all but spam. */
export const deskViews = ['due', 'mine', 'open', 'done', 'held', 'all'] as const
export type DeskView = (typeof deskViews)[number]

export const deskSchema = z.object({
  leads: z.array(deskLeadSchema),
  counts: z.object({ due: z.number(), overdue: z.number(), mine: z.number(), open: z.number(), held: z.number() }),
  /** More than fit on the page. */
  hasMore: z.boolean(),
})
export type Desk = z.infer<typeof deskSchema>

const entrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** 'enquiry': the person wrote; 'delivery': a destination was tried; else what staff and the clock did. */
  kind: z.enum(['enquiry', 'delivery', 'confirmed', ...activityKinds]),
  title: z.string(),
  text: z.string(),
  who: z.string(),
})
export type TimelineEntry = z.infer<typeof entrySchema>

/** A lead with all that is known of it, as the endpoint answers it. */
export const leadPageSchema = z.object({
  lead: deskLeadSchema.extend({
    dealership: z.string(),
    dealershipPhone: z.string(),
    /** Of the dealership's main location. */
    zone: z.string(),
    postcode: z.string(),
    optIn: z.boolean(),
    carId: z.string().nullable(),
    /** The lead it was joined to. */
    joinedTo: z.string().nullable(),
    pages: z.array(z.string()),
    /** Why it is, or was, held as spam (`heldReasons`); '' for no stated reason. */
    heldBecause: z.string(),
    source: z.string(),
  }),
  timeline: z.array(entrySchema),
  staff: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Other leads of the same person that are not joined. */
  others: z.array(z.object({ id: z.string(), title: z.string(), at: z.string() })),
  answers: z.array(z.object({ name: z.string(), subject: z.string(), text: z.string() })),
})
export type LeadPageData = z.infer<typeof leadPageSchema>
