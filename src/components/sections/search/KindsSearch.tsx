import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { FormKeyword } from '@/src/components/search/suggest/FormKeyword'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { kindIcons } from '@/src/components/vehicle/kindIcons'
import { searchExample } from '@/src/domain/search/query/searchExample'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { SearchButton } from './SearchButton'
import { SearchForm, type SearchLookProps } from './SearchForm'

export interface SearchKind {
  /** 'caravan'. */
  kind: string
  /** 'Caravans'. */
  label: string
  href: string
  total: number
  /** Address of a picture of one in stock; null: its icon is shown. */
  image: string | null
}

interface KindsSearchProps extends SearchLookProps {
  counts: StockCounts
  kinds: SearchKind[]
}

const COLUMNS: Record<number, string> = { 2: 'grid-cols-2', 3: 'grid-cols-3' }

const KindPicture = ({ kind, image }: Pick<SearchKind, 'kind' | 'image'>) => {
  const Icon = kindIcons[kind] ?? kindIcons.car
  return (
    // Runs out into the panel at the words.
    <span className="relative block aspect-[8/5] shrink-0 overflow-hidden bg-surface lg:order-last lg:w-[52%] lg:[mask-image:linear-gradient(to_right,transparent,black_38%)]">
      {image ? (
        <Photo
          url={image}
          alt=""
          sizes="(min-width: 1024px) 15rem, 33vw"
          className="object-cover transition-transform duration-500 group-hover:scale-[1.04]"
        />
      ) : (
        <Icon className="absolute inset-0 m-auto size-10 text-muted" />
      )}
    </span>
  )
}

/** The stock search of a yard with several kinds of vehicle: one door to each kind, and a sentence for everything. */
export const KindsSearch = ({ counts, kinds, label }: KindsSearchProps) => (
  <div className="rounded-lg border-t-4 border-brand bg-canvas text-fg shadow-raised">
    <ul
      aria-label="Kinds of vehicle in stock"
      className={cx('grid gap-px bg-line', COLUMNS[kinds.length] ?? 'grid-cols-2 lg:grid-cols-4')}
    >
      {kinds.map(({ kind, label: name, href, total, image }) => (
        <li key={kind} className="bg-canvas">
          <Link
            prefetch={false}
            href={href}
            className="group block h-full overflow-hidden hover:bg-surface lg:flex lg:items-stretch"
          >
            <KindPicture kind={kind} image={image} />
            <span className="block min-w-0 grow px-2 py-2.5 sm:px-6 sm:py-5 lg:self-center lg:pr-0">
              <span className="block text-heading font-semibold max-[22rem]:text-[0.6875rem]! max-sm:text-[0.8125rem] lg:text-[1.625rem]">
                {name}
              </span>
              <span className="tabular mt-0.5 flex items-center gap-2 text-sm text-muted sm:text-base">
                <span>
                  {total.toLocaleString('en-AU')}
                  <span className="max-sm:sr-only"> listed</span>
                </span>
                <ArrowRight className="size-4 text-brand-text transition-transform group-hover:translate-x-1 max-sm:hidden" />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
    <SearchForm label={label} className="flex items-start gap-2 border-t border-line p-2.5 sm:gap-3 sm:p-4">
      <FormKeyword example={searchExample(counts)} className="min-w-0 grow" />
      <SearchButton total={counts.total} compact className="shrink-0 max-sm:w-12 max-sm:px-0 sm:px-8" />
    </SearchForm>
  </div>
)
