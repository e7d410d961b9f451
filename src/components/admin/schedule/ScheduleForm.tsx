'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { momentWords, zoneWords } from '@/src/domain/locations/hours/momentWords'
import { MomentInput } from './MomentInput'
import { eventWords } from './scheduled'
import { useSchedule } from './useSchedule'
import { asPicked } from './wallClock'
import './schedule.css'

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
