'use client'
import { TextInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { storedWord } from './storedWord'

type StoredWordFieldProps = TextFieldClientProps & { words: Record<string, string> }

/** A stored word as people say it. It is read only: what a page sent stays as it was sent. */
export const StoredWordField = ({ field, path, words }: StoredWordFieldProps) => {
  const { value } = useField<string>({ path })
  return (
    <TextInput label={field.label} path={path} readOnly style={{ flex: '1 1 auto' }} value={storedWord(value, words)} />
  )
}
