import { useConfig, useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { answerSchema, type Scheduled, scheduledSchema } from './scheduled'

type Change = { type: 'publish' | 'unpublish'; date: Date; timezone: string } | { deleteID: string }

/** What is scheduled for the document on the screen, through Payload's own jobs; `change` answers why it was refused, or null. */
export const useSchedule = () => {
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
