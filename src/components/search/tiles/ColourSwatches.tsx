'use client'

import { cx } from '@/src/components/ui/cx'
import { toggleRefinement } from '@/src/domain/search/url/SearchState'
import type { ValuesProps } from '../filters/ValueSection'
import { SearchLink } from '../SearchLink'
import { ShowAll } from '../filters/CollapsedFacet'

const SHOWN_FIRST = 9

/** Paints so light that a white tick is lost on them. */
const LIGHT = ['White', 'Silver', 'Yellow', 'Beige', 'Pink']

/** A dot in the colour of a family of paints, with a shine; a chosen one has a tick and a ring. */
const Swatch = ({ colour }: { colour: string }) => (
  <span
    aria-hidden
    // Its paint is in cards.css.
    data-paint={colour}
    className={cx(
      'relative grid [background:var(--paint)] size-9 shrink-0 place-items-center rounded-full border border-black/20 transition-shadow',
      'before:absolute before:inset-0 before:rounded-full before:bg-linear-160 before:from-white/35 before:to-transparent before:to-55%',
      'group-hover/swatch:shadow-card group-aria-checked/swatch:check-mark group-aria-checked/swatch:ring-2 group-aria-checked/swatch:ring-brand group-aria-checked/swatch:ring-offset-2 group-aria-checked/swatch:ring-offset-brand-soft',
      LIGHT.includes(colour) ? 'text-fg' : 'text-white',
    )}
  />
)

/** Colours as dots of paint with their name and count, three in a row. */
export const ColourSwatches = ({ facet: { attribute }, items, chosen }: ValuesProps) => {
  const first = items.filter(({ value }, index) => index < SHOWN_FIRST || chosen.includes(value))
  const rest = items.filter((item) => !first.includes(item))
  const list = (shown: typeof items) => (
    <ul className="grid grid-cols-4 gap-x-1 gap-y-2 lg:grid-cols-3">
      {shown.map(({ value, label, count }) => (
        <li key={value} className="min-w-0">
          <SearchLink
            next={(from) => toggleRefinement(from, attribute, value)}
            checked={chosen.includes(value)}
            className="group/swatch flex flex-col items-center rounded-md px-1 py-2 text-center hover:bg-surface aria-checked:bg-brand-soft"
          >
            <Swatch colour={value} />
            <span className="mt-2 w-full truncate text-xs leading-tight font-medium group-aria-checked/swatch:font-bold">
              {label}
            </span>
            <span className="tabular mt-0.5 text-2xs text-muted">{count.toLocaleString('en-AU')}</span>
          </SearchLink>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(first)}
      <ShowAll label={`Show all ${items.length} colours`} count={rest.length}>
        {list(rest)}
      </ShowAll>
    </>
  )
}
