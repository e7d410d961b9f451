import { useId, type Ref } from 'react'
import { ContactFields } from '@/src/components/forms/ContactFields'
import { FormFooter, type OptIn } from '@/src/components/forms/FormFooter'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { TextareaField } from '@/src/components/forms/TextareaField'
import { Button } from '@/src/components/ui/Button'
import { useHydrated } from '@/src/components/ui/useHydrated'
import { ConditionFields } from './ConditionFields'
import { StepProgress } from './StepProgress'
import { TradeInStep } from './TradeInStep'
import { LAST_STEP } from './useTradeInSteps'
import { VehicleFields } from './VehicleFields'

const NAMES = ['Vehicle', 'Condition', 'Contact'] as const

interface TradeInStepsProps {
  step: number
  /** The heading of the step that is shown. */
  heading: Ref<HTMLHeadingElement>
  onBack: () => void
  optIn: OptIn
}

/** The three steps, of which one is shown at a time once the page's script runs (LEA-26). */
export const TradeInSteps = ({ step, heading, onBack, optIn }: TradeInStepsProps) => {
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
        <VehicleFields />
      </TradeInStep>
      <TradeInStep title="What state it is in" {...stepProps(1)}>
        <ConditionFields />
      </TradeInStep>
      <TradeInStep title="Your details" {...stepProps(2)}>
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
