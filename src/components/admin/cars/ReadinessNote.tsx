'use client'
import { useFormFields } from '@payloadcms/ui'
import './cars.css'
import { readinessOf } from './ReadinessCell'

/** Lists what a car lacks, above its form; a stronger warning while the car is public. Never refuses a save. */
export const ReadinessNote = () => {
  const said = useFormFields(([fields]) => {
    const photos = fields.images?.rows?.length ?? 0
    const { live, lacks } = readinessOf((name) => fields[name]?.value, photos)
    return JSON.stringify([live, ...lacks])
  })
  const [live, ...lacks]: unknown[] = JSON.parse(said)
  if (lacks.length === 0) return null
  return (
    <div className={`car-note${live === true ? ' car-note--warning' : ' car-note--quiet'}`} role="status">
      <p>
        <strong>{live === true ? 'On the website, and not ready:' : 'Before it goes on the website:'}</strong>
      </p>
      <ul>
        {lacks.map((lack) => (
          <li key={String(lack)}>{String(lack)}</li>
        ))}
      </ul>
    </div>
  )
}
