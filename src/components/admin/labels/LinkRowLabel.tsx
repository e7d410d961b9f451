'use client'
import { useRowLabel } from '@payloadcms/ui'

interface Row {
  label?: unknown
  title?: unknown
  name?: unknown
  children?: unknown
  links?: unknown
}

const wordsOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** Label of a collapsed row: its own text instead of 'Entry 03', and its number of links. */
export const LinkRowLabel = () => {
  const { data, rowNumber } = useRowLabel<Row>()
  const words = wordsOf(data?.label) ?? wordsOf(data?.title) ?? wordsOf(data?.name)
  const links = lengthOf(data?.children) + lengthOf(data?.links)
  return (
    <span>
      {words ?? `Nothing yet (${(rowNumber ?? 0) + 1})`}
      {links > 0 && <small> · {links === 1 ? '1 link' : `${links} links`}</small>}
    </span>
  )
}
