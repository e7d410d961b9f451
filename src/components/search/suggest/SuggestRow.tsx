'use client'

import { hasMakeLogo, MakeLogo } from '@/src/components/site/MakeLogo'
import { cx } from '@/src/components/ui/cx'
import { ArrowRight, CarFront, History, type LucideIcon, Search, Sparkles, Tag } from 'lucide-react'
import { slugify } from '@/src/domain/site/slugify'
import type { Noun } from '@/src/domain/stock/car/itemNoun'
import { BodyShape } from '../tiles/BodyShape'
import { filterLabel } from './filterLabel'
import type { SuggestChoice } from './suggestGroups'

interface SuggestRowProps {
  id: string
  choice: SuggestChoice
  typed: string
  noun: Noun
  active: boolean
  onChoose: () => void
}

const icons: Record<Exclude<SuggestChoice['kind'], 'name'>, LucideIcon> = {
  reading: ArrowRight,
  keyword: Search,
  past: History,
  example: Sparkles,
}

const Picture = ({ choice }: { choice: SuggestChoice }) => {
  if (choice.kind !== 'name') {
    const Icon = icons[choice.kind]
    return <Icon className="size-4.5" />
  }
  const { kind, label } = choice.name
  const Icon = kind === 'make' ? Tag : CarFront
  if (kind === 'make' && hasMakeLogo(slugify(label))) return <MakeLogo slug={slugify(label)} className="size-6" />
  return kind === 'body' ? <BodyShape body={label} className="w-7" /> : <Icon className="size-4.5" />
}

const countOf = (count: number, { one, many }: Noun): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`

/** Typed letters are plain, completed ones bold. */
const Completed = ({ label, typed }: { label: string; typed: string }) => {
  const at = typed === '' ? -1 : label.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return <span className={typed === '' ? 'font-medium' : 'font-semibold'}>{label}</span>
  const end = at + typed.length
  return (
    <>
      <span className="font-semibold">{label.slice(0, at)}</span>
      {label.slice(at, end)}
      <span className="font-semibold">{label.slice(end)}</span>
    </>
  )
}

const Words = ({ choice, typed, noun }: Pick<SuggestRowProps, 'choice' | 'typed' | 'noun'>) => {
  switch (choice.kind) {
    case 'reading':
      return (
        <>
          <span className="font-semibold">
            {choice.reading.count > 0
              ? `Show ${countOf(choice.reading.count, noun)}`
              : `No ${noun.many} yet: see what comes close`}
          </span>
          <span className="sr-only">
            {`, ${choice.reading.chips.map(({ meaning }) => filterLabel(meaning)).join(', ')}`}
          </span>
        </>
      )
    case 'name':
      return <Completed label={choice.name.label} typed={typed} />
    case 'keyword':
      return (
        <>
          Search for the words <span className="font-semibold">“{choice.text}”</span>
        </>
      )
    case 'past':
      return choice.label
    case 'example':
      return `“${choice.text}”`
  }
}

/** One suggestion. */
export const SuggestRow = ({ id, choice, typed, noun, active, onChoose }: SuggestRowProps) => (
  <div
    id={id}
    role="option"
    aria-selected={active}
    onClick={onChoose}
    className={cx(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-[0.9375rem]',
      active ? 'bg-surface outline-2 -outline-offset-2 outline-brand-text' : 'hover:bg-surface',
      choice.kind === 'reading' && 'text-brand-text',
    )}
  >
    <span
      className={cx(
        'grid size-7 shrink-0 place-items-center',
        choice.kind === 'reading' ? 'text-brand-text' : 'text-muted',
      )}
    >
      <Picture choice={choice} />
    </span>
    <span className="min-w-0 grow truncate">
      <Words choice={choice} typed={typed} noun={noun} />
    </span>
    {choice.kind === 'name' && (
      <span className="tabular shrink-0 text-sm text-muted">
        {choice.name.count.toLocaleString('en-AU')}
        <span className="sr-only"> {choice.name.count === 1 ? noun.one : noun.many}</span>
      </span>
    )}
  </div>
)
