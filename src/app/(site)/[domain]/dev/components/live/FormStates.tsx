'use client'

import type { FormAction } from '@/src/actions/FormState'
import { CheckboxField } from '@/src/components/forms/CheckboxField'
import { Form } from '@/src/components/forms/Form'
import { RadioGroup } from '@/src/components/forms/RadioGroup'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { EmailField, TextField } from '@/src/components/forms/TextField'
import { TextareaField } from '@/src/components/forms/TextareaField'

const VALUES = { name: 'Sam', email: 'sam@', message: '' }

/** Long enough to be looked at. It has to end: React holds other transitions, a change of page too, until it does. */
const SENDING_MS = 20_000

const ACTIONS = {
  idle: () => Promise.resolve({ kind: 'idle' }),
  sending: () =>
    new Promise((resolve) => {
      setTimeout(() => resolve({ kind: 'idle' }), SENDING_MS)
    }),
  invalid: () =>
    Promise.resolve({
      kind: 'invalid',
      values: VALUES,
      errors: { email: 'Please enter a valid email address.', terms: 'Please agree to the terms.' },
    }),
  failed: () => Promise.resolve({ kind: 'failed', values: VALUES, message: 'Something went wrong. Please try again.' }),
  sent: () => Promise.resolve({ kind: 'sent', reference: '0a1b2c3d-0000' }),
} satisfies Record<string, FormAction>

const CONTACT = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
]

const noSchema = async () => (await import('./anySchema')).anySchema
const nothing = () => undefined

/** A form that gives one answer when it is sent: nothing of it leaves the browser. */
export const FormState = ({ answer }: { answer: keyof typeof ACTIONS }) => (
  <Form
    action={ACTIONS[answer]}
    schema={noSchema}
    beforeSend={nothing}
    prefill={VALUES}
    sent={{ title: 'Thank you', text: 'We have your message and will call you back.' }}
    className="grid gap-5"
  >
    <TextField name="name" label="First name" required />
    <EmailField name="email" label="Email" hint="We answer here." required />
    <TextareaField name="message" label="Message" placeholder="What would you like to know?" />
    <RadioGroup name={`contact_${answer}`} label="How may we answer?" options={CONTACT} defaultValue="phone" />
    <CheckboxField name="terms" label="I agree to the terms" required />
    <SubmitButton label={`Show: ${answer}`} />
  </Form>
)
