'use client'

import { Search, X } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import { inputClasses } from '@/src/components/ui/inputs/inputClasses'
import { useHydrated } from '@/src/components/ui/useHydrated'
import type { AskedIn } from './askSuggest'
import type { SuggestChoice } from './suggestGroups'
import type { SuggestPanelProps } from './SuggestPanel'

interface KeywordBoxProps {
  label: string
  text: string
  onText: (text: string) => void
  asked: AskedIn
  /** A sentence the site's stock answers; null: none is suggested. */
  example: string | null
  /** The dealership's own postcode, used in the example; null for none. */
  postcode?: string | null
  onChoose: (choice: Exclude<SuggestChoice, { kind: 'example' }>) => void
  /** In a dialog of its own: the field has the focus, and the list is part of the dialog. */
  inDialog?: boolean
  className?: string
}

/** The list's code, fetched when the box is first touched: no page pays for it before. */
export const loadSuggestPanel = () => import('./SuggestPanel')

/**
 * The keyword field with its list of suggestions (ALRT-06): a combobox after hydration, a plain field of the
 * surrounding form before. The hidden field `read` asks the server to parse the words.
 */
export const KeywordBox = ({
  label,
  text,
  onText,
  asked,
  example,
  postcode = null,
  onChoose,
  inDialog = false,
  className,
}: KeywordBoxProps) => {
  const interactive = useHydrated()
  const [Panel, setPanel] = useState<ComponentType<SuggestPanelProps> | null>(null)
  const [open, setOpen] = useState(inDialog)
  const [active, setActive] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const load = () => {
    if (Panel) return
    // Without the list it is still a search field.
    void loadSuggestPanel().then(
      ({ SuggestPanel }) => setPanel(() => SuggestPanel),
      () => undefined,
    )
  }
  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const change = (value: string) => {
    load()
    setOpen(true)
    setActive(null)
    onText(value)
  }
  // Words typed before the page had its code are in the field, and React does not know of them.
  const keepTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? ''
    if (typed !== text) onText(typed)
  })
  useEffect(() => keepTyped(), [])
  // The dialog opens after this and focuses the field with `autofocus`.
  useEffect(() => void input.current?.toggleAttribute('autofocus', inDialog), [inDialog])
  const shown = open && Panel !== null
  return (
    <div
      ref={box}
      className={cx('relative min-w-0 grow', className)}
      onBlur={({ relatedTarget }) => inDialog || box.current?.contains(relatedTarget) || close()}
    >
      <label className="relative block">
        <span className="sr-only">{label}</span>
        <Search className="pointer-events-none absolute left-4 top-1/2 size-5 -translate-y-1/2 text-muted max-sm:left-3.5" />
        <input
          ref={input}
          type="text"
          name="query"
          role={interactive ? 'combobox' : 'searchbox'}
          {...(interactive && {
            'aria-expanded': shown,
            'aria-controls': shown ? listId : undefined,
            'aria-activedescendant': active ?? undefined,
            'aria-autocomplete': 'list',
          })}
          value={text}
          onChange={({ target }) => change(target.value)}
          onFocus={load}
          onPointerEnter={load}
          onClick={() => {
            load()
            setOpen(true)
          }}
          onKeyDown={(event) => {
            if (!shown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
              event.preventDefault()
              setOpen(true)
            }
            if (event.key === 'Enter' && !event.defaultPrevented) close()
          }}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={example ? `Try “${example}${postcode ? ` near ${postcode}` : ''}”` : 'Make, model or keyword'}
          // Where there is nothing to clear, the example has the room of that button.
          className={inputClasses(
            'pl-12 pr-11 text-ellipsis placeholder-shown:pr-3 max-sm:pl-11 max-sm:placeholder:text-[0.9375rem] max-sm:placeholder:tracking-[-0.01em]',
          )}
        />
      </label>
      <input type="hidden" name="read" value="1" />
      {interactive && text !== '' && (
        <button
          type="button"
          aria-label="Clear the keyword"
          onClick={() => {
            change('')
            input.current?.focus()
          }}
          className="absolute right-1.5 top-1.5 grid size-9 place-items-center rounded-full text-muted hover:bg-fg/6 hover:text-fg"
        >
          <X className="size-4.5" />
        </button>
      )}
      {shown && (
        <Panel
          listId={listId}
          text={text}
          asked={asked}
          example={example}
          postcode={postcode}
          active={active}
          input={input}
          inDialog={inDialog}
          onText={change}
          onActive={setActive}
          onClose={close}
          onChoose={(choice) => {
            if (choice.kind === 'example') return change(choice.text)
            close()
            onChoose(choice)
          }}
        />
      )}
    </div>
  )
}
