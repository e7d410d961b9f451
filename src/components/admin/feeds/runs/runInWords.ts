import type { FeedRun } from './runSchema'

export const outcomeWords: Record<string, string> = {
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  skipped: 'Skipped',
  rejected: 'Rejected',
}

/** '840 ms', '4.2 s', '3 min 5 s'. */
export const durationInWords = (ms: number): string => {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}

/** '812 bytes', '14 KB', '2.3 MB'. */
export const sizeInWords = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

export const momentInWords = (iso: string): string =>
  new Date(iso).toLocaleString('en-AU', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })

/** 'All stock · CSV, UTF-8 · 1.2 MB · stock.csv'. */
export const fileInWords = ({ mode, format, encoding, bytes, fileName }: FeedRun): string =>
  [
    mode === 'snapshot' ? 'All stock' : mode === 'delta' ? 'Changes only' : null,
    [format?.toUpperCase(), encoding?.toUpperCase()].filter(Boolean).join(', '),
    typeof bytes === 'number' ? sizeInWords(bytes) : null,
    fileName,
  ]
    .filter(Boolean)
    .join(' · ')

/** 'This file would take 41 of 60 cars off the site'. The run's message says how many there were. */
export const heldInWords = ({ missing, message }: Pick<FeedRun, 'missing' | 'message'>): string => {
  const of = /^\d+ of (\d+) cars/.exec(message ?? '')?.[1]
  const cars = of === undefined ? `${missing} ${missing === 1 ? 'car' : 'cars'}` : `${missing} of ${of} cars`
  return `This file would take ${cars} off the site`
}

export const personName = (person: FeedRun['decidedBy']): string =>
  typeof person === 'object' && person !== null ? (person.name ?? person.email ?? 'staff') : 'staff'
