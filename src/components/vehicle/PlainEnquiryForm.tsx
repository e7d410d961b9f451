import { sendPlainEnquiry } from '@/src/actions/sendPlainEnquiry'
import { Field } from '@/src/components/ui/Field'
import { Textarea } from '@/src/components/ui/Textarea'
import { vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'
import { ContactFields } from './ContactFields'
import type { EnquiryFormProps } from './EnquiryForm'
import { FormFoot } from './FormFoot'

const KIND =
  'grid h-10 cursor-pointer place-items-center rounded-sm px-3 text-sm font-semibold has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

/**
 * The enquiry form as the page brings it: no script behind it. The browser checks the fields and sends them; what it sends
 * is checked again and ends on the confirmation page (VDP-42, RTE-07).
 */
export const PlainEnquiryForm = ({
  carId,
  kinds,
  messages,
  messageRequired,
  submitLabel,
  ...props
}: EnquiryFormProps) => {
  const [first = 'enquiry'] = kinds
  const needed = messageRequired && kinds.every((kind) => !vehicleEnquiryKinds[kind].messageOptional)
  return (
    <form action={sendPlainEnquiry} className="grid gap-5 sm:grid-cols-2">
      <input type="hidden" name="car_id" value={carId} />
      {kinds.length < 2 ? (
        <input type="hidden" name="kind" value={first} />
      ) : (
        <fieldset className="sm:col-span-2">
          <legend className="sr-only">What would you like to do?</legend>
          <div className="grid gap-1 rounded-control border border-line-strong p-1 sm:grid-flow-col sm:auto-cols-fr">
            {kinds.map((kind) => (
              <label key={kind} className={KIND}>
                <input type="radio" name="kind" value={kind} defaultChecked={kind === first} className="sr-only" />
                {vehicleEnquiryKinds[kind].label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <ContactFields values={{}} errors={{}} />
      <Field label="Comments" required={needed} className="sm:col-span-2">
        <Textarea name="message" rows={3} defaultValue={messages[first]} />
      </Field>
      <FormFoot
        pending={false}
        submit={submitLabel ?? vehicleEnquiryKinds[first].submit}
        optIn={{ label: props.optInLabel, checked: props.optInDefault }}
        purpose="We use your details to answer this enquiry."
      />
    </form>
  )
}
