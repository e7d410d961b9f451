import { carFieldRows } from '@/src/domain/stock/fields/carFieldTable'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { PlainValue } from './suppliedFields'

const rows = new Map(carFieldRows.map(({ path, row }) => [path, row]))

const counted: Record<string, [one: string, many: string]> = {
  images: ['photo', 'photos'],
  thumbnails: ['thumbnail', 'thumbnails'],
  spin_images: ['frame', 'frames'],
  videos: ['video', 'videos'],
  walkaround_videos: ['video', 'videos'],
}

const TEXT_MAX = 160

/** A value of a car for people: '$24,990', '12 photos', 'Yes'; an em dash for nothing. */
export const fieldInWords = (path: string, value: PlainValue): string => {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '—'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (rows.get(path)?.unit === '$') return formatDollars(value)
    return path === 'year' ? String(value) : value.toLocaleString('en-AU')
  }
  const unit = counted[path]
  if (Array.isArray(value) && unit) return `${value.length} ${value.length === 1 ? unit[0] : unit[1]}`
  const text = Array.isArray(value) ? value.join(', ') : (rows.get(path)?.options?.[value] ?? value)
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text
}
