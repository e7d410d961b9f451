import { isClockTime } from './isClockTime'

const spoken = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'AM' : 'PM'
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`
}

/**
 * Opening hours as shoppers read them: '8:30 AM - 5:30 PM' (ENT-05 formated_hours). 'Closed' for a closed day, '' when
 * an open day lacks a time.
 */
export const formattedHours = (day: {
  status?: string | null
  open?: string | null
  close?: string | null
}): string => {
  if (day.status === 'Closed') return 'Closed'
  return isClockTime(day.open) && isClockTime(day.close) ? `${spoken(day.open)} - ${spoken(day.close)}` : ''
}
