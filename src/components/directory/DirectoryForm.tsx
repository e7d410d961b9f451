import { SearchIcon } from 'lucide-react'
import { type DirectoryState, emptyDirectoryState } from '@/src/domain/directory/DirectoryState'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { inputClasses } from '@/src/components/ui/inputs/inputClasses'

interface DirectoryFormProps {
  path: string
  state: DirectoryState
  label: string
  placeholder: string
}

/** The text of a directory search: a plain GET form that keeps the filters and the order, and starts at page 1. */
export const DirectoryForm = ({ path, state: { query, filters, sort }, label, placeholder }: DirectoryFormProps) => (
  <form action={path} role="search" aria-label={label} className="flex w-full gap-2 md:max-w-lg">
    {Object.entries(filters).flatMap(([name, values]) =>
      values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
    )}
    {sort !== emptyDirectoryState.sort && <input type="hidden" name="sortBy" value={sort} />}
    <label className="relative block min-w-0 grow">
      <span className="sr-only">{label}</span>
      <SearchIcon className="pointer-events-none absolute left-4 top-1/2 size-5 -translate-y-1/2 text-muted" />
      <input
        key={query}
        type="search"
        name="query"
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        className={inputClasses('pl-12')}
      />
    </label>
    <button type="submit" className={buttonClasses({ variant: 'secondary', className: 'h-12 shrink-0' })}>
      Search
    </button>
  </form>
)
