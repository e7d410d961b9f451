'use client'
import { textOf } from '@/src/domain/textOf'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { z } from '@/src/components/admin/zod'
import { useJson } from '../feeds/useJson'
import './cars.css'
import { tagInWords } from './tagInWords'

const rulesSchema = z.object({
  specifications: z.object({
    just_arrived_days: z.number(),
    just_arrived_tag_name: z.string(),
    sold_tag_name: z.string(),
  }),
  tags: z.object({ fuelTag: z.boolean() }),
})

const secondsOf = (value: unknown): number | null => {
  const time = value instanceof Date ? value.getTime() : Date.parse(textOf(value) ?? '')
  return Number.isNaN(time) ? null : time / 1000
}
const CLASSES = { shown: '', warning: ' car-note--warning', quiet: ' car-note--quiet' }

/** Under a car's own tag: which tag the photo carries, and why it is another one (PRC-09..15). */
export const TagNote = () => {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { value: rules } = useJson(id === undefined ? null : `/api/cars/${id}/tag-rules`, rulesSchema, lastUpdateTime)
  const fields = useFormFields(([all]) =>
    JSON.stringify(
      ['status', 'make', 'car_type', 'simple_fuel', 'reserved', 'certified', 'tag', 'listed_at'].map(
        (name) => all[name]?.value ?? null,
      ),
    ),
  )
  if (!rules) return null
  const [status, make, car_type, simple_fuel, reserved, certified, tag, listed] = z
    .array(z.unknown())
    .parse(JSON.parse(fields))
  const words = tagInWords(
    {
      status: textOf(status) ?? '',
      make: textOf(make) ?? '',
      car_type: textOf(car_type) ?? '',
      simple_fuel: textOf(simple_fuel),
      reserved: reserved === true,
      certified: certified === true,
      tag: textOf(tag),
      created_at_timestamp: secondsOf(listed),
    },
    rules,
    new Date(),
  )
  return words ? (
    <p className={`car-note${CLASSES[words.tone]}`} role="status">
      {words.text}
    </p>
  ) : null
}
