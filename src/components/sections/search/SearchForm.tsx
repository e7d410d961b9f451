import type { ReactNode } from 'react'
import { STOCK_PATH } from '@/src/domain/site/paths'

/** What every look of the stock search may be told. */
export interface SearchLookProps {
  /** Its name for assistive technology; another where a page has two. */
  label?: string
}

interface SearchFormProps extends SearchLookProps {
  className?: string
  children: ReactNode
}

/** A plain form that leads to the search page: it works before and without JavaScript. */
export const SearchForm = ({ label = 'Search our stock', className, children }: SearchFormProps) => (
  <form action={STOCK_PATH} role="search" aria-label={label} className={className}>
    {children}
  </form>
)
