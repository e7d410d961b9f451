'use client'

import { submitTradeIn } from '@/src/actions/submitTradeIn'
import { ContactFields } from '@/src/components/forms/ContactFields'
import { Form } from '@/src/components/forms/Form'
import { FormFooter, type OptIn } from '@/src/components/forms/FormFooter'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { SelectField } from '@/src/components/forms/SelectField'
import { TextareaField } from '@/src/components/forms/TextareaField'
import { TextField } from '@/src/components/forms/TextField'
import { CONDITIONS, STATES } from '@/src/domain/leads/tradeInChoices'

interface TradeInFormProps {
  /** The car it is traded for; null when the shopper only sells. */
  carId: string | null
  optIn: OptIn
}

const schema = async () => (await import('@/src/domain/leads/tradeInForm')).tradeInFormSchema
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const SENT = { title: 'Thank you, we have your details.', text: 'A buyer looks at them and calls you with a figure.' }

/** Details of the shopper's own car, and contact details (RTE-04, RTE-05). */
export const TradeInForm = ({ carId, optIn }: TradeInFormProps) => (
  <Form action={submitTradeIn} schema={schema} sent={SENT}>
    <HiddenFields values={{ car_id: carId ?? '' }} />
    <h2 className="text-subheading sm:col-span-full">Your vehicle</h2>
    <TextField
      name="rego"
      label="Registration"
      autoCapitalize="characters"
      autoComplete="off"
      placeholder="e.g. ABC12D"
      maxLength={12}
    />
    <SelectField name="rego_state" label="State" required options={choices(STATES)} placeholder="Choose" />
    <TextField name="make" label="Make" required placeholder="e.g. Mazda" />
    <TextField name="model" label="Model" required placeholder="e.g. CX-5 Touring" />
    <TextField name="year" label="Year" required inputMode="numeric" maxLength={4} placeholder="e.g. 2019" />
    <TextField name="odometer_km" label="Kilometres" required inputMode="numeric" placeholder="e.g. 61200" />
    <SelectField
      name="condition"
      label="Condition"
      required
      options={choices(CONDITIONS)}
      placeholder="Choose"
      className="sm:col-span-full"
    />
    <h2 className="mt-3 text-subheading sm:col-span-full">Your details</h2>
    <ContactFields />
    <TextareaField
      name="message"
      label="Comments"
      rows={3}
      placeholder="Service history, damage, finance owing…"
      className="sm:col-span-full"
    />
    <FormFooter submit="Value my trade-in" optIn={optIn} purpose="We use your details to value your vehicle." />
  </Form>
)
