'use client'
import './editing.css'
import { useField, useFormFields } from '@payloadcms/ui'
import { zoneWords } from '@/src/domain/locations/hours/momentWords'

/** Under a moment: on whose clocks it is. */
export const ZoneNote = () => {
  const { path } = useField<string>()
  const zone = useFormFields(([fields]) => fields[`${path}_tz`]?.value)
  return typeof zone === 'string' && zone !== '' ? <span className="zone-note">{zoneWords(zone)}</span> : null
}
