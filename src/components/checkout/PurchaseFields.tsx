import { Field } from '@/src/components/ui/Field'
import { Select } from '@/src/components/ui/Select'
import { HANDOVERS, PAY_WAYS } from '@/src/domain/checkout/purchaseChoices'

const options = (choices: Record<string, string>) => Object.entries(choices).map(([value, label]) => ({ value, label }))

/** How the rest is paid and how the car is handed over (BUY-07). */
export const PurchaseFields = ({ values }: { values: Record<string, string> }) => (
  <>
    <Field label="How will you pay the rest?">
      <Select name="pay" options={options(PAY_WAYS)} defaultValue={values.pay ?? 'transfer'} />
    </Field>
    <Field label="Handover">
      <Select name="handover" options={options(HANDOVERS)} defaultValue={values.handover ?? 'pickup'} />
    </Field>
    <label className="flex items-start gap-3 text-sm sm:col-span-2">
      <input
        type="checkbox"
        name="has_trade_in"
        defaultChecked={values.has_trade_in === 'on'}
        className="mt-0.5 size-5 shrink-0 accent-(--brand)"
      />
      I have a car to trade in
    </label>
  </>
)
