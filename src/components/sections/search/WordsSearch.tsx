import Link from 'next/link'
import { FormKeyword } from '@/src/components/search/suggest/FormKeyword'
import { exampleSearches } from '@/src/domain/search/query/exampleSearches'
import { searchExample } from '@/src/domain/search/query/searchExample'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { SearchButton } from './SearchButton'
import { SearchForm, type SearchLookProps } from './SearchForm'

/** The field fills the round frame, whose edge is its own. */
const FIELD =
  'grow [&_label>input]:h-12 [&_label>input]:rounded-full [&_label>input]:border-0 sm:[&_label>input]:h-14 sm:[&_label>input]:text-xl'

/** The stock search as one sentence, with searches to press below it. */
export const WordsSearch = ({ counts, label }: SearchLookProps & { counts: StockCounts }) => (
  <div className="mx-auto max-w-3xl">
    <SearchForm
      label={label}
      className="flex items-center rounded-full border-2 border-brand bg-canvas p-1.5 text-fg shadow-overlay sm:p-2"
    >
      <FormKeyword example={searchExample(counts)} className={FIELD} />
      <SearchButton
        total={counts.total}
        compact
        className="shrink-0 rounded-full! max-sm:w-12 max-sm:px-0 sm:h-14 sm:px-8 sm:text-lg"
      />
    </SearchForm>
    <p className="mt-3 flex flex-wrap gap-2 text-[0.9375rem] text-fg sm:mt-4 start-centred:justify-center">
      {exampleSearches(counts).map(({ label, href, total }) => (
        <Link
          key={href}
          prefetch={false}
          href={href}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-canvas px-4 hover:border-fg"
        >
          {label}
          {total !== null && <span className="tabular text-muted">{total.toLocaleString('en-AU')}</span>}
        </Link>
      ))}
    </p>
  </div>
)
