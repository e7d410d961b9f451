import { z } from 'zod'

/** Conditions a car is sold in (CAR-06). */
export const carTypeSchema = z.enum(['new', 'demo', 'used'])
/** Kinds of stock (CAR-11, TEN-10). */
export const itemTypeSchema = z.enum(['car', 'truck', 'motorcycle', 'caravan'])
/** CAR-07; pending and archived are ours, and both mean unavailable. */
export const carStatusSchema = z.enum(['in_stock', 'coming_soon', 'sold', 'pending', 'archived'])
/** What a price includes (LAW-04): everything to drive away, or excluding government charges. */
export const priceTypeSchema = z.enum(['drive_away', 'egc'])

export type CarType = z.infer<typeof carTypeSchema>
export type ItemType = z.infer<typeof itemTypeSchema>
export type CarStatus = z.infer<typeof carStatusSchema>
export type PriceType = z.infer<typeof priceTypeSchema>
