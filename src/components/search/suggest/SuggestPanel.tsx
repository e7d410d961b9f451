'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import { nounOf } from '@/src/domain/stock/car/itemNoun'
import { forgetSearches, pastSearches } from '../query/searchHistory'
import type { AskedIn } from './askSuggest'
import { pastLabel } from './filterLabel'
import { QueryChips } from './QueryChips'
import { choiceKey, suggestGroups, type SuggestChoice } from './suggestGroups'
import { SuggestRow } from './SuggestRow'
import { useSuggestions } from './useSuggestions'

export { askSuggest } from './askSuggest'

export interface SuggestPanelProps {
  listId: string
  text: string
  asked: AskedIn
  example: string | null
  postcode: string | null
  /** Id of the option selected by the arrow keys; null for the field itself. */
  active: string | null
  /** The field, whose arrow keys, Enter and Escape the open list takes. */
  input: RefObject<HTMLInputElement | null>
  /** Part of a dialog: nothing to open or close, the dialog does both. */
  inDialog: boolean
  onText: (text: string) => void
  onActive: (id: string | null) => void
  onClose: () => void
  onChoose: (choice: SuggestChoice) => void
}

const ROOM = 76

/** Scrolls so far that the list is in view, but never the field out of it. */
const makeRoom = (panel: HTMLElement, input: HTMLElement): void => {
  const below = panel.getBoundingClientRect().bottom + ROOM - window.innerHeight
  const above = input.getBoundingClientRect().top - ROOM - 12
  const by = Math.min(below, above)
  if (by <= 0) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: by, behavior: still ? 'instant' : 'smooth' })
}

const readPast = () => pastSearches().map((past) => ({ past, label: pastLabel(past) }))

/** The list below the keyword field: what the words mean, names, the words themselves, earlier searches (ALRT-06). */
export const SuggestPanel = (props: SuggestPanelProps) => {
  const { listId, text, asked, example, postcode, active, input, inDialog, onText, onActive, onClose, onChoose } = props
  const { answer, current } = useSuggestions(text, asked)
  const [past, setPast] = useState(readPast)
  const panel = useRef<HTMLDivElement>(null)
  const groups = suggestGroups({ text, answer, past, example, postcode })
  const choices = groups.flatMap((group) => group.choices)
  const idOf = (choice: SuggestChoice) => `${listId}-${choiceKey(choice)}`
  const at = choices.findIndex((choice) => idOf(choice) === active)

  const choose = (choice: SuggestChoice) => {
    // The words have changed since they were read: the form reads them again.
    if (choice.kind !== 'reading' || current) return onChoose(choice)
    onClose()
    input.current?.form?.requestSubmit()
  }
  const move = (to: number) => {
    const choice = choices[(to + choices.length + 1) % (choices.length + 1)]
    onActive(choice ? idOf(choice) : null)
    if (choice) document.getElementById(idOf(choice))?.scrollIntoView({ block: 'nearest' })
  }
  useEffect(() => {
    const field = input.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !inDialog) onClose()
      else if (event.key === 'ArrowDown') move(at < 0 ? 0 : at + 1)
      else if (event.key === 'ArrowUp') move(at < 0 ? choices.length - 1 : at === 0 ? choices.length : at - 1)
      else if (event.key === 'Enter' && choices[at]) choose(choices[at])
      else return
      event.preventDefault()
    }
    field?.addEventListener('keydown', onKey)
    return () => field?.removeEventListener('keydown', onKey)
  })
  // What the arrow keys stood on is no longer offered.
  const lost = active !== null && at < 0
  useEffect(() => {
    if (lost) onActive(null)
  }, [lost, onActive])
  const answered = answer !== null
  useEffect(() => {
    if (answered && !inDialog && panel.current && input.current) makeRoom(panel.current, input.current)
  }, [answered, input, inDialog])

  if (choices.length === 0) return null
  const hasPast = choices.some(({ kind }) => kind === 'past')
  const reading = text.trim() === '' ? null : (answer?.reading ?? null)
  return (
    <div
      ref={panel}
      // A press in the list must not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || inDialog) return
        onClose()
        input.current?.focus()
      }}
      className={cx(
        'overflow-hidden bg-canvas text-fg',
        inDialog
          ? 'mt-3'
          : 'absolute inset-x-0 top-full z-40 mt-2 rounded-xl border border-line shadow-overlay motion-safe:animate-[fade-in_140ms]',
      )}
    >
      <div className={inDialog ? undefined : 'max-h-[min(32rem,68dvh)] overflow-y-auto overscroll-contain'}>
        {reading && <QueryChips reading={reading} dimmed={!current} onText={onText} />}
        <div role="listbox" id={listId} aria-label="Suggestions" className="p-2">
          {groups.map(({ title, choices: some }, index) => (
            <div key={title} role="group" aria-labelledby={`${listId}-g${index}`} className="pb-1 last:pb-0">
              <div
                id={`${listId}-g${index}`}
                role="presentation"
                className={
                  title === 'Keyword' || title === 'In filters'
                    ? 'sr-only'
                    : 'px-3 pb-1 pt-2.5 text-[0.8125rem] font-semibold text-muted'
                }
              >
                {title}
              </div>
              {some.map((choice) => (
                <SuggestRow
                  key={idOf(choice)}
                  id={idOf(choice)}
                  choice={choice}
                  typed={text.trim()}
                  noun={answer?.noun ?? nounOf([])}
                  active={idOf(choice) === active}
                  onChoose={() => choose(choice)}
                />
              ))}
            </div>
          ))}
        </div>
        {hasPast && text.trim() === '' && (
          <div className="border-t border-line p-2">
            <button
              type="button"
              onClick={() => {
                forgetSearches()
                setPast([])
                input.current?.focus()
              }}
              className="flex min-h-10 w-full items-center rounded-md px-3 text-sm font-semibold text-brand-text hover:bg-surface"
            >
              Clear recent searches
            </button>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {current ? `${choices.length} suggestions` : ''}
      </p>
    </div>
  )
}
