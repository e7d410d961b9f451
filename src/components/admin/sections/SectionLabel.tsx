'use client'

import { Pill, useFormFields, useRowLabel } from '@payloadcms/ui'
import './sections.css'

/** Fields that say what a section is about, best first. */
const TELLING = ['heading', 'intro', 'url', 'items.0.title', 'stats.0.label', 'columns.0.heading']

/** Label of a section in a page's list: its number, its kind and its own text, to identify it when collapsed. */
export const SectionLabel = ({ kind }: { kind: string }) => {
  const { path, rowNumber } = useRowLabel()
  const words = useFormFields(([fields]) =>
    TELLING.map((name): unknown => fields[`${path}.${name}`]?.value).find(
      (value): value is string => typeof value === 'string' && value.trim() !== '',
    ),
  )
  return (
    <span className="section-label">
      <span className="section-label__number">{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>
      {words && <span className="section-label__words">{words}</span>}
    </span>
  )
}
