import { CircleAlert, MapPin } from 'lucide-react'
import { LinkChips } from '@/src/components/page/LinkChips'
import { Button } from '@/src/components/ui/Button'
import { inputClasses } from '@/src/components/ui/inputs/inputClasses'
import { Select } from '@/src/components/ui/inputs/Select'
import { locationKind } from './locationKinds'
import { type DepartmentKind, LOCATOR_PATH, locatorHref, type LocatorState } from '@/src/domain/locations/locator'

interface LocatorFormProps {
  state: LocatorState
  brands: { slug: string; title: string }[]
  /** Error of the postcode; null when it is valid. */
  error: string | null
  /** Departments to choose from; none on a page that is not the locator itself, or where all are of one kind. */
  kinds: readonly DepartmentKind[]
}

/** Where is the nearest one: a brand, a postcode, a department (RTE-33, ERR-23). A plain form: it needs no script. */
export const LocatorForm = ({ state, brands, error, kinds }: LocatorFormProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 sm:gap-y-5">
    <form action={LOCATOR_PATH} role="search" aria-label="Find the nearest location" className="w-full max-w-2xl">
      <div className="flex flex-wrap items-end gap-2.5 sm:gap-3">
        {brands.length > 1 && (
          <div className="grow basis-full sm:basis-40">
            {/* A phone reads it in the field: 'Any brand'. */}
            <label htmlFor="locator-brand" className="mb-1.5 block text-sm font-semibold max-sm:sr-only">
              Brand
            </label>
            <Select
              id="locator-brand"
              name="brand"
              placeholder="Any brand"
              defaultValue={state.brand ?? ''}
              options={brands.map(({ slug, title }) => ({ value: slug, label: title }))}
            />
          </div>
        )}
        <div className="grow basis-32">
          <label htmlFor="locator-postcode" className="mb-1.5 block text-sm font-semibold">
            Your postcode
          </label>
          <span className="relative block">
            <MapPin className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-muted" />
            <input
              id="locator-postcode"
              name="postcode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={4}
              defaultValue={state.postcode}
              aria-invalid={error !== null}
              aria-describedby={error === null ? undefined : 'locator-error'}
              className={inputClasses('tabular pl-11')}
            />
          </span>
        </div>
        {state.kind && <input type="hidden" name="type" value={state.kind} />}
        <Button type="submit" className="h-12 grow px-5">
          Find nearest
        </Button>
      </div>
      {error !== null && (
        <p id="locator-error" role="alert" className="mt-2 flex items-center gap-2 text-sm font-semibold text-danger">
          <CircleAlert className="size-4.5" />
          {error}
        </p>
      )}
    </form>
    {kinds.length > 1 && (
      <LinkChips
        label="Locations by department"
        chips={[
          { label: 'All', href: locatorHref({ ...state, kind: null }), current: state.kind === null },
          ...kinds.map((kind) => ({
            label: locationKind({ locationType: kind }),
            href: locatorHref({ ...state, kind }),
            current: state.kind === kind,
          })),
        ]}
      />
    )}
  </div>
)
