import { type ReactNode, type Ref, useId } from 'react'
import { ContactFields } from '@/src/components/forms/ContactFields'
import { FormFooter, type OptIn } from '@/src/components/forms/FormFooter'
import { SelectField } from '@/src/components/forms/SelectField'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { TextField } from '@/src/components/forms/TextField'
import { TextareaField } from '@/src/components/forms/TextareaField'
import { Button } from '@/src/components/ui/Button'
import type { SelectOption } from '@/src/components/ui/inputs/Select'
import { useHydrated } from '@/src/components/ui/useHydrated'
import { conditionQuestions } from '@/src/domain/tradeIn/conditionQuestions'
import type { GivenVehicle } from '@/src/domain/tradeIn/givenVehicle'
import { measuresAsked } from './measureFields'
import { StepProgress } from './StepProgress'
import { LAST_STEP } from './useTradeInSteps'
import { VehicleFields } from './VehicleFields'

const NAMES = ['Vehicle', 'Condition', 'Contact'] as const

interface TradeInStepsProps {
  step: number
  /** The heading of the step that is shown. */
  heading: Ref<HTMLHeadingElement>
  onBack: () => void
  optIn: OptIn
  /** Of the registration, when the page looked it up. */
  said: string
  given: GivenVehicle | null
  /** Kinds of vehicle to choose from; none: it is about a car. */
  kinds: SelectOption[]
}

const { condition, ...optional } = conditionQuestions
const choices = (percent: object) => Object.keys(percent).map((value) => ({ value, label: value }))

/**
 * Kilometres, or what the kind of vehicle is asked instead. Without a script a browser would hold up the form for a
 * field it does not show, so that the server alone asks for what is missing.
 */
const Measures = ({ withKinds, hydrated }: { withKinds: boolean; hydrated: boolean }) =>
  measuresAsked(withKinds).map(({ name, label, inputMode, placeholder, className }) => (
    <TextField key={name} required={hydrated || !withKinds} {...{ name, label, inputMode, placeholder, className }} />
  ))

/** Step 2: the questions an estimate depends on (LEA-31). */
const ConditionFields = () => (
  <>
    <SelectField
      name="condition"
      label={condition.label}
      required
      options={choices(condition.percent)}
      placeholder="Choose"
    />
    {Object.entries(optional).map(([name, { label, percent }]) => (
      <SelectField key={name} name={name} label={label} options={choices(percent)} placeholder="I’m not sure" />
    ))}
  </>
)

interface TradeInStepProps {
  title: string
  /** Another step is shown. */
  hidden: boolean
  /** Of the heading, which takes the focus when its step begins. */
  ref: Ref<HTMLHeadingElement>
  describedBy: string
  children: ReactNode
}

/** One step of the form. A hidden one keeps what was typed and is sent with the others. */
const TradeInStep = ({ title, hidden, ref, describedBy, children }: TradeInStepProps) => (
  <div hidden={hidden} className="grid gap-5 sm:grid-cols-2">
    <h2
      ref={ref}
      tabIndex={-1}
      aria-describedby={describedBy}
      className="scroll-mt-28 text-subheading outline-none sm:col-span-full"
    >
      {title}
    </h2>
    {children}
  </div>
)

/** The three steps, of which one is shown at a time once the page's script runs (LEA-26). */
export const TradeInSteps = ({ step, heading, onBack, optIn, said, given, kinds }: TradeInStepsProps) => {
  const hydrated = useHydrated()
  const progress = useId()
  const stepProps = (at: number) => ({
    hidden: hydrated && at !== step,
    ref: at === step ? heading : null,
    describedBy: progress,
  })
  return (
    <>
      <StepProgress id={progress} step={step} names={NAMES} />
      <TradeInStep title="Your vehicle" {...stepProps(0)}>
        {kinds.length > 0 && (
          <SelectField
            name="vehicle_kind"
            label="Kind of vehicle"
            required
            options={kinds}
            className="sm:col-span-full"
          />
        )}
        <VehicleFields said={said} given={given} />
      </TradeInStep>
      <TradeInStep title="What state it is in" {...stepProps(1)}>
        <Measures withKinds={kinds.length > 0} hydrated={hydrated} />
        <ConditionFields />
      </TradeInStep>
      <TradeInStep title="Your details" {...stepProps(2)}>
        <p className="-mt-2 text-muted sm:col-span-full">
          So that a buyer can confirm the figure. You are not bound to anything.
        </p>
        <ContactFields />
        <TextareaField
          name="message"
          label="Comments"
          rows={3}
          placeholder="Extras, damage, when we can call…"
          className="sm:col-span-full"
        />
        <FormFooter submit="Value my trade-in" optIn={optIn} purpose="We use your details to value your vehicle." />
      </TradeInStep>
      {hydrated && (
        <div className="flex flex-wrap gap-3">
          {step < LAST_STEP && (
            <SubmitButton size="lg" label="Continue" pendingLabel="Checking…" className="max-sm:w-full" />
          )}
          {step > 0 && (
            <Button size="lg" variant="outline" onClick={onBack} className="max-sm:w-full">
              Back
            </Button>
          )}
        </div>
      )}
    </>
  )
}
