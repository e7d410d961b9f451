import { ANALYTICS_EVENTS } from '../constants/analytics'
import { channelWords, channels } from './channel'
import { analyticsEvents } from './events'

/** Events of one day, as counted. */
export interface CountedEvents {
  day: string
  event_id: number
  label: string
  channel: string
  count: number
}

export interface ReportLine {
  words: string
  count: number
}

export interface AnalyticsReport {
  /** Every day of the time asked for, also those without an event. */
  days: { day: string; leads: number; actions: number }[]
  leads: number
  calls: number
  saved: number
  /** The most frequent first; kinds that never happened are left out. */
  kinds: ReportLine[]
  /** Where leads came from. */
  sources: ReportLine[]
}

const DAY_MS = 86_400_000
const leadIds = new Set<number>(analyticsEvents.filter(({ from }) => from === 'lead').map(({ id }) => id))

const daysBetween = (from: string, to: string): string[] => {
  const start = Date.parse(from)
  const length = Math.round((Date.parse(to) - start) / DAY_MS) + 1
  return Array.from({ length }, (_, n) => new Date(start + n * DAY_MS).toISOString().slice(0, 10))
}

const sum = (events: readonly CountedEvents[]): number => events.reduce((total, { count }) => total + count, 0)

const lines = (all: ReportLine[]): ReportLine[] =>
  all.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)

/** What the admin shows of the events from one day to another, both included. */
export const analyticsReport = (events: readonly CountedEvents[], from: string, to: string): AnalyticsReport => {
  const ofEvent = (id: number) => events.filter(({ event_id }) => event_id === id)
  const leads = events.filter(({ event_id }) => leadIds.has(event_id))
  const sources = channels.map((name) => ({
    words: channelWords[name],
    count: sum(leads.filter(({ channel }) => channel === name)),
  }))
  const unknown = { words: 'Not known', count: sum(leads.filter(({ channel }) => channel === '')) }
  return {
    days: daysBetween(from, to).map((day) => {
      const onDay = events.filter((event) => event.day === day)
      const leadsOfDay = sum(onDay.filter(({ event_id }) => leadIds.has(event_id)))
      return { day, leads: leadsOfDay, actions: sum(onDay) - leadsOfDay }
    }),
    leads: sum(leads),
    calls: sum(ofEvent(ANALYTICS_EVENTS.phoneCall)),
    saved: sum(ofEvent(ANALYTICS_EVENTS.saveCar)),
    kinds: lines(analyticsEvents.map(({ id, words }) => ({ words, count: sum(ofEvent(id)) }))),
    sources: lines([...sources, unknown]),
  }
}
