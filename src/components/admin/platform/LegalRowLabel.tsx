'use client'
import { useRowLabel } from '@payloadcms/ui'
import { isLegalKey, legalKind } from '@/src/domain/legal/legalKeys'
import { formatDay, formatWeekday } from '@/src/domain/site/formatDay'
import './platform.css'

interface LegalRow {
  key?: string
  state?: string | null
  validFrom?: string | null
}

/** Label of a collapsed wording: which text, where it is shown and from when. */
export const LegalRowLabel = () => {
  const { data } = useRowLabel<LegalRow>()
  const { key = '', state, validFrom } = data ?? {}
  return (
    <span className="platform-row-label">
      <strong>{isLegalKey(key) ? legalKind(key).label : 'New wording'}</strong>
      <span>{state || 'everywhere'}</span>
      {validFrom && <span>from {formatWeekday(validFrom)}</span>}
    </span>
  )
}

/** Label of a state's collapsed charges: which state, and from when. */
export const ChargesRowLabel = () => {
  const { data } = useRowLabel<LegalRow>()
  const { state, validFrom } = data ?? {}
  return (
    <span className="platform-row-label">
      <strong>{state || 'New state'}</strong>
      {validFrom && <span>from {formatDay(validFrom)}</span>}
    </span>
  )
}
