import { ChevronDown } from 'lucide-react'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { cx } from '@/src/components/ui/cx'
import { Field } from '@/src/components/ui/inputs/Field'
import { Input } from '@/src/components/ui/inputs/Input'
import { Select, type SelectOption } from '@/src/components/ui/inputs/Select'
import { STATES } from '@/src/domain/leads/tradeInChoices'
import { TRADE_IN_START_PATH } from '@/src/domain/tradeIn/tradeInStart'
import { EstimateLimits } from './EstimateLimits'
import { KIND_GROUP, KIND_WORDS, measuresAsked } from './measureFields'

/** Where the form begins, for the buttons further down its page. */
export const START_ANCHOR = 'estimate'

/**
 * Plate, or make, model and year in its place, with state and kilometres: the address it leads to fills the form in. A
 * plain form, so it needs no script. `state` is the dealership's: most of its visitors live there. With `kinds` it asks
 * for the kind of vehicle, and of one without kilometres for its length or hours.
 */
export const StartForm = ({ state, kinds = [] }: { state: string | null; kinds?: SelectOption[] }) => (
  <div id={START_ANCHOR} className={cx('w-full max-w-xl scroll-mt-24', KIND_GROUP)}>
    <form
      action={TRADE_IN_START_PATH}
      aria-label="Get an estimate"
      className="group/start grid grid-cols-6 gap-x-3 gap-y-4 rounded-xl bg-canvas p-5 text-left text-fg shadow-raised sm:p-6"
    >
      {kinds.length > 0 && (
        <Field label="Kind of vehicle" className="col-span-full">
          <Select name="kind" options={kinds} />
        </Field>
      )}
      <Field label="Registration" className="col-span-3 group-has-[[open]]/start:hidden">
        <Input
          name="rego"
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="ABC12D"
          className="uppercase"
        />
      </Field>
      <Field label="State" className="col-span-3 group-has-[[open]]/start:col-span-2">
        <Select
          name="state"
          placeholder="Choose"
          defaultValue={STATES.find((one) => one === state) ?? ''}
          options={STATES.map((value) => ({ value, label: value }))}
        />
      </Field>
      {measuresAsked(kinds.length > 0).map(({ name, asked, label, className, ...input }) => (
        <Field key={name} label={label} className={cx('col-span-full group-has-[[open]]/start:col-span-4', className)}>
          <Input name={asked} autoComplete="off" maxLength={12} {...input} />
        </Field>
      ))}
      <details className="group/named col-span-full -my-1">
        <summary className="flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-brand-text [&::-webkit-details-marker]:hidden">
          <span className="group-open/named:hidden">No plate at hand? Describe it instead</span>
          <span className="hidden group-open/named:inline">Use the registration instead</span>
          <ChevronDown aria-hidden className="size-4 transition-transform group-open/named:rotate-180" />
        </summary>
        <div className="mt-3 grid grid-cols-6 gap-x-3 gap-y-4">
          <Field label="Make" className="col-span-3 sm:col-span-2">
            <Input name="make" maxLength={60} autoComplete="off" placeholder="e.g. Mazda" />
          </Field>
          <Field label="Model" className="col-span-3 sm:col-span-2">
            <Input name="model" maxLength={60} autoComplete="off" placeholder="e.g. CX-5" />
          </Field>
          <Field label="Year" className="col-span-full sm:col-span-2">
            <Input name="year" inputMode="numeric" maxLength={4} autoComplete="off" placeholder="e.g. 2019" />
          </Field>
        </div>
      </details>
      <button type="submit" className={buttonClasses({ size: 'lg', className: 'col-span-full' })}>
        <span className={KIND_WORDS.estimated}>Show my estimate</span>
        {kinds.length > 0 && <span className={KIND_WORDS.looked}>Ask for an offer</span>}
      </button>
    </form>
    <p className="mt-4 text-sm text-on-ink-muted">
      <span className={KIND_WORDS.estimated}>You see a range before we ask who you are.</span>
      {kinds.length > 0 && (
        <span className={KIND_WORDS.looked}>
          A buyer looks at it in person, then makes an offer. There is no figure online.
        </span>
      )}
    </p>
    <EstimateLimits className={cx('mt-1.5 text-on-ink-muted', KIND_WORDS.estimated)} kinds={kinds.length > 0} />
  </div>
)
