import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { CHIP, NOT_CHOSEN } from './FilterRow'

/** How many of a list are seen before the rest is asked for. */
export interface FoldSizes {
  phone: number
  wide: number
}

/** Pages with fewer models are not long. */
const LONG = 20

/** A list is not folded for fewer. */
const WORTH_IT = 2

/** Whether a page of so many models is long. */
export const isLong = (models: number): boolean => models > LONG

/** How many of a list are seen first on a page of `onPage` models, by what its rows have room for. */
export const foldSizes = (length: number, first: FoldSizes, onPage: number): FoldSizes => {
  const seen = (size: number): number => (isLong(onPage) && length >= size + WORTH_IT ? size : length)
  return { phone: seen(first.phone), wide: seen(first.wide) }
}

/** Within a `group/fold`, unless a choice of the `group/range` around it narrows the list: CSS alone, so it works without script. */
const FOLDED = {
  all: 'group-not-has-[#need-any:not(:checked)]/range:group-has-[.fold-box:not(:checked)]/fold:hidden',
  phone: 'max-sm:group-not-has-[#need-any:not(:checked)]/range:group-has-[.fold-box:not(:checked)]/fold:hidden',
  wide: 'sm:group-not-has-[#need-any:not(:checked)]/range:group-has-[.fold-box:not(:checked)]/fold:hidden',
}

/** Of the list's member at an index. */
export const foldedClass = (index: number, { phone, wide }: FoldSizes): string => {
  if (index >= phone) return index >= wide ? FOLDED.all : FOLDED.phone
  return index >= wide ? FOLDED.wide : ''
}

interface ListFoldProps {
  /** Of the page, each once. */
  id: string
  /** What its list is of: 'Toyota models'. */
  noun: string
  total: number
  sizes: FoldSizes
  /** The list, whose members have `foldedClass`. */
  children: ReactNode
}

/** A long list of models with the box that shows the rest of it; a short one alone. */
export const ListFold = ({ id, noun, total, sizes: { phone, wide }, children }: ListFoldProps) =>
  Math.min(phone, wide) >= total ? (
    children
  ) : (
    <div className="group/fold relative">
      {children}
      <input
        id={id}
        type="checkbox"
        autoComplete="off"
        className={cx('fold-box peer sr-only', wide >= total && 'sm:hidden', phone >= total && 'max-sm:hidden')}
      />
      <label
        htmlFor={id}
        className={cx(
          CHIP,
          NOT_CHOSEN,
          'mt-4 min-h-12 w-full cursor-pointer justify-center font-semibold group-has-[#need-any:not(:checked)]/range:hidden peer-checked:[&>svg]:rotate-180 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-current',
          wide >= total && 'sm:hidden',
          phone >= total && 'max-sm:hidden',
        )}
      >
        Show all {total} {noun}
        <ChevronDown aria-hidden className="size-4 transition-transform" />
      </label>
    </div>
  )
