import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Field } from '@/src/components/ui/inputs/Field'
import { Input } from '@/src/components/ui/inputs/Input'
import { Select } from '@/src/components/ui/inputs/Select'
import { STATES } from '@/src/domain/leads/tradeInChoices'
import { TRADE_IN_START_PATH } from '@/src/domain/tradeIn/tradeInStart'

interface StartFormProps {
  /** Of the dealership: most of its visitors live there. */
  state: string | null
  /** Where the whole form is, for who has no plate at hand. */
  whole: string
}

/** Plate, state and kilometres: the address it leads to fills the form in. A plain form, so it needs no script. */
export const StartForm = ({ state, whole }: StartFormProps) => (
  <div>
    <form
      action={TRADE_IN_START_PATH}
      aria-label="Get an estimate"
      className="grid max-w-xl grid-cols-2 gap-x-3 gap-y-4 rounded-xl bg-canvas p-5 text-left text-fg shadow-raised sm:p-6"
    >
      <Field label="Registration">
        <Input
          name="rego"
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="ABC12D"
          className="uppercase"
        />
      </Field>
      <Field label="State">
        <Select
          name="state"
          placeholder="Choose"
          defaultValue={STATES.find((one) => one === state) ?? ''}
          options={STATES.map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field label="Kilometres" className="col-span-full">
        <Input name="km" inputMode="numeric" autoComplete="off" maxLength={12} placeholder="e.g. 61,200" />
      </Field>
      <button type="submit" className={buttonClasses({ size: 'lg', className: 'col-span-full' })}>
        Show my estimate
      </button>
    </form>
    <p className="mt-4 max-w-xl text-sm text-on-ink-muted">
      You see a range before we ask who you are. No plate at hand?{' '}
      <a href={whole} className="font-semibold text-on-ink underline underline-offset-4">
        Start with make and model
      </a>
      .
    </p>
  </div>
)
