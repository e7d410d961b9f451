'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { KeywordBox } from './KeywordBox'
import type { SuggestChoice } from './suggestGroups'

interface FormKeywordProps {
  /** A sentence the site's stock answers; null: none is suggested. */
  example: string | null
  inDialog?: boolean
  /** Called when a suggestion was chosen and navigation starts. */
  onGone?: () => void
  className?: string
}

const ASKED = { path: STOCK_PATH, params: '' }

/** Where a suggestion leads from a page that is no search page. */
const hrefOf = (choice: Exclude<SuggestChoice, { kind: 'example' }>): string => {
  switch (choice.kind) {
    case 'reading':
      return choice.reading.href
    case 'keyword':
      return `${STOCK_PATH}?${new URLSearchParams({ query: choice.text })}`
    case 'name':
      return choice.name.path
    case 'past':
      return [choice.past.path, choice.past.search].filter(Boolean).join('?')
  }
}

/** The keyword box of a plain form that leads to the search page: on the home page, in the header (ALRT-06). */
export const FormKeyword = ({ example, inDialog, onGone, className }: FormKeywordProps) => {
  const router = useRouter()
  const [text, setText] = useState('')
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={className}>
      <KeywordBox
        label="Keyword"
        text={text}
        onText={setText}
        asked={ASKED}
        example={example}
        inDialog={inDialog}
        onChoose={(choice) => {
          const form = box.current?.closest('form')
          // The form's other fields go with the sentence.
          if (choice.kind === 'reading' && choice.reading.plain && form) return form.requestSubmit()
          router.push(hrefOf(choice))
          onGone?.()
        }}
      />
    </div>
  )
}
