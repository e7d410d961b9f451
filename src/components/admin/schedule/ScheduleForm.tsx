'use client'
import { Button, DatePicker, toast, useConfig, useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { z } from '@/src/components/admin/zod'
import { momentWords, zoneWords } from '@/src/domain/locations/hours/momentWords'
import { asPicked } from './wallClock'
import './schedule.css'

interface MomentInputProps {
  label: string
  value: Date | null
  readOnly: boolean
  onChange: (value: Date | null) => void
}

/** A date with a time, typed or picked, as the form's other moments look: dd/MM/yyyy, weeks from Monday. */
const MomentInput = ({ label, value, readOnly, onChange }: MomentInputProps) => {
  const id = useId()
  return (
    <div className="schedule__moment">
      <label htmlFor={id}>{label}</label>
      <DatePicker
        value={value ?? undefined}
        onChange={(picked: Date | null) => onChange(picked)}
        readOnly={readOnly}
        pickerAppearance="dayAndTime"
        displayFormat="dd/MM/yyyy h:mm a"
        timeIntervals={15}
        overrides={{ id, calendarStartDay: 1 }}
      />
    </div>
  )
}

type Change = { type: 'publish' | 'unpublish'; date: Date; timezone: string } | { deleteID: string }

/** What is scheduled for a document, as Payload lists it. */
const scheduledSchema = z.array(
  z.object({
    id: z.union([z.string(), z.number()]).transform(String),
    input: z.object({ type: z.enum(['publish', 'unpublish']) }),
    waitUntil: z.coerce.date().transform((date) => date.toISOString()),
  }),
)

type Scheduled = z.infer<typeof scheduledSchema>[number]

const answerSchema = z.union([z.object({ message: z.string() }), z.object({ error: z.string() })])

const eventWords = { publish: 'Goes live on', unpublish: 'Comes off on' } as const

/** What is scheduled for the document on the screen, through Payload's own jobs; `change` answers why it was refused, or null. */
const useSchedule = () => {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo()
  const { config } = useConfig()
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions()
  const [events, setEvents] = useState<Scheduled[]>([])
  const [version, setVersion] = useState(0)
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    const read = async () => {
      const answer = await getUpcomingScheduledPublish({ id, collectionSlug, signal: stop.signal })
      const parsed = scheduledSchema.safeParse(answer)
      if (!stop.signal.aborted) setEvents(parsed.success ? parsed.data : [])
    }
    void read()
    return () => stop.abort()
    // Publishing and unpublishing by hand take back what is scheduled.
  }, [id, collectionSlug, getUpcomingScheduledPublish, hasPublishedDoc, version])
  const change = async (wanted: Change): Promise<string | null> => {
    const relationTo = config.collections.find(({ slug }) => slug === collectionSlug)?.slug
    const doc = relationTo && { relationTo, value: String(id) }
    const answer = answerSchema.safeParse(await schedulePublish({ doc, ...wanted }))
    setVersion((before) => before + 1)
    if (!answer.success) return 'That did not work. Try again.'
    return 'error' in answer.data ? answer.data.error : null
  }
  return { events, change, isKept: id !== undefined }
}

/** Schedules publication and unpublication of the document, in the dealership's time zone. */
export const ScheduleForm = ({ zone }: { zone: string }) => {
  const { hasPublishPermission } = useDocumentInfo()
  const { events, change, isKept } = useSchedule()
  const [publishOn, setPublishOn] = useState<Date | null>(null)
  const [takeDownOn, setTakeDownOn] = useState<Date | null>(null)
  const [busy, setBusy] = useState(false)
  if (!hasPublishPermission) return null
  const [next] = events
  const run = async (work: () => Promise<string | null>, done: string) => {
    setBusy(true)
    const refused = await work()
    setBusy(false)
    if (refused === null) toast.success(done)
    else toast.error(refused)
    return refused === null
  }
  const schedule = async () => {
    if (publishOn && takeDownOn && takeDownOn <= publishOn)
      return void toast.error('It must be taken down after it is published.')
    const wanted = [
      ...(publishOn ? [{ type: 'publish' as const, date: asPicked(publishOn, zone), timezone: zone }] : []),
      ...(takeDownOn ? [{ type: 'unpublish' as const, date: asPicked(takeDownOn, zone), timezone: zone }] : []),
    ]
    for (const one of wanted) {
      const words = `${eventWords[one.type]} ${momentWords(one.date.toISOString(), zone)}.`
      if (!(await run(() => change(one), words))) return
    }
    setPublishOn(null)
    setTakeDownOn(null)
  }
  return (
    <details className="schedule">
      <summary>
        {next ? `${eventWords[next.input.type]} ${momentWords(next.waitUntil, zone)}` : 'Publish later'}
      </summary>
      {events.length > 0 && (
        <ul>
          {events.map(({ id, input, waitUntil }) => (
            <li key={id}>
              {eventWords[input.type]} {momentWords(waitUntil, zone)}
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                disabled={busy}
                onClick={() => void run(() => change({ deleteID: id }), 'Taken back.')}
              >
                Take back
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isKept ? (
        <>
          <MomentInput label="Publish on" value={publishOn} readOnly={busy} onChange={setPublishOn} />
          <MomentInput label="Take down on" value={takeDownOn} readOnly={busy} onChange={setTakeDownOn} />
          <p>{zoneWords(zone)}. Either one alone will do.</p>
          <Button
            size="small"
            margin={false}
            disabled={busy || (publishOn === null && takeDownOn === null)}
            onClick={() => void schedule()}
          >
            Schedule
          </Button>
        </>
      ) : (
        <p>Save the draft first. Then choose when it goes on the website.</p>
      )}
    </details>
  )
}
