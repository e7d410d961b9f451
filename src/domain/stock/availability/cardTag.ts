import { COMING_SOON_TAG, RESERVED_TAG, TOYOTA_CERTIFIED_TAG } from '@/src/domain/constants/vehicle'
import { availabilityOf, type StatusInput } from './availability'
import { simpleFuel } from '../normalise/fuelTypes'

/** 'Electric', 'Hybrid' or 'Plug-in Hybrid' for a car whose fuel is one of them (PRC-09); null for any other fuel. */
const fuelTag = (fuel: string | null): string | null => {
  const family = simpleFuel(fuel)
  return family === 'Electric' || family === 'Hybrid' || family === 'Plug-in Hybrid' ? family : null
}

export interface CardTagInput extends StatusInput {
  make: string
  car_type: string
  simple_fuel: string | null
  reserved: boolean
  certified: boolean
  tag: string | null
  /** Unix seconds; null when not known, so never 'just arrived'. */
  created_at_timestamp: number | null
}

/** The part of the site's settings that tags read; a whole `Settings` fits. */
export interface TagSettings {
  /** Without a number of days no car is 'just arrived'. */
  specifications: { just_arrived_days: number | null; just_arrived_tag_name: string; sold_tag_name: string }
  tags: { fuelTag: boolean }
}

export interface CardTag {
  kind: 'sold' | 'fuel' | 'reserved' | 'certified' | 'custom' | 'comingSoon' | 'justArrived'
  label: string
  tone: 'neutral' | 'brand' | 'accent' | 'ink' | 'success' | 'warning' | 'danger'
}

const DAY_SECONDS = 86_400

/** Created within the configured number of days (PRC-14); a time in the future is not. */
export const isJustArrived = (createdAtSeconds: number | null, days: number | null, now: Date): boolean => {
  if (createdAtSeconds === null || days === null) return false
  const ageSeconds = now.getTime() / 1000 - createdAtSeconds
  return ageSeconds >= 0 && ageSeconds <= days * DAY_SECONDS
}

/** A certified used Toyota that is not sold (PRC-11, VDP-30). */
export const isToyotaCertified = (car: Pick<CardTagInput, 'make' | 'car_type' | 'certified' | 'status'>): boolean =>
  car.certified &&
  car.car_type === 'used' &&
  car.make.trim().toLowerCase() === 'toyota' &&
  availabilityOf(car) !== 'sold'

/**
 * The one tag on a car's photo; the first that applies (PRC-09..15), a sold car's before all others (PRC-04). Null for
 * no tag.
 */
export const cardTag = (car: CardTagInput, settings: TagSettings, now: Date): CardTag | null => {
  const { specifications, tags } = settings
  const state = availabilityOf(car)
  if (state === 'sold') return { kind: 'sold', label: specifications.sold_tag_name, tone: 'ink' }
  const fuel = tags.fuelTag ? fuelTag(car.simple_fuel) : null
  if (fuel !== null) return { kind: 'fuel', label: fuel, tone: 'success' }
  if (car.reserved) return { kind: 'reserved', label: RESERVED_TAG, tone: 'warning' }
  if (isToyotaCertified(car)) return { kind: 'certified', label: TOYOTA_CERTIFIED_TAG, tone: 'danger' }
  const own = car.tag?.trim()
  if (own) return { kind: 'custom', label: own, tone: 'accent' }
  if (state === 'coming_soon') return { kind: 'comingSoon', label: COMING_SOON_TAG, tone: 'neutral' }
  if (isJustArrived(car.created_at_timestamp, specifications.just_arrived_days, now)) {
    return { kind: 'justArrived', label: specifications.just_arrived_tag_name, tone: 'brand' }
  }
  return null
}
