import type { ReactElement } from 'react'
import { Field } from '@/src/components/ui/inputs/Field'
import { Input } from '@/src/components/ui/inputs/Input'
import { inputClasses } from '@/src/components/ui/inputs/inputClasses'
import { Select } from '@/src/components/ui/inputs/Select'
import { State, States } from './States'

const BODIES = [
  { value: 'suv', label: 'SUV' },
  { value: 'ute', label: 'Ute' },
]

interface Kind {
  label: string
  /** The control, empty or filled. */
  control: (filled: boolean, disabled: boolean) => ReactElement<{ id?: string }>
}

const input = (label: string, type: string, value: string): Kind => ({
  label,
  control: (filled, disabled) => <Input type={type} disabled={disabled} {...(filled ? { defaultValue: value } : {})} />,
})

const FILE_CLASSES = inputClasses('py-2.5 text-sm file:mr-3 file:border-0 file:bg-transparent file:font-semibold')

const KINDS: Kind[] = [
  input('Name', 'text', 'Maximiliana Featherstonehaugh-Wotherspoon'),
  input('Mobile number', 'tel', '0412 345 678'),
  input('Preferred day', 'date', '2026-12-01'),
  { label: 'File', control: (_filled, disabled) => <input type="file" disabled={disabled} className={FILE_CLASSES} /> },
  {
    label: 'Body type',
    control: (filled, disabled) => (
      <Select
        options={BODIES}
        placeholder="Any body"
        disabled={disabled}
        {...(filled ? { defaultValue: 'suv' } : {})}
      />
    ),
  },
]

const FiveStates = ({ label, control }: Kind) => (
  <States title={`Field: ${label.toLowerCase()}`}>
    <State label="Empty">
      <Field label={label}>{control(false, false)}</Field>
    </State>
    <State label="Filled, required">
      <Field label={label} required>
        {control(true, false)}
      </Field>
    </State>
    <State label="With help">
      <Field label={label} hint="We only use it to answer you.">
        {control(false, false)}
      </Field>
    </State>
    <State label="With an error">
      <Field label={label} hint="We only use it to answer you." error="Please fill this in.">
        {control(false, false)}
      </Field>
    </State>
    <State label="Disabled">
      <Field label={label}>{control(true, true)}</Field>
    </State>
  </States>
)

/** Every kind of field: empty, filled, with help, with an error, disabled. */
export const FieldStates = () => KINDS.map((kind) => <FiveStates key={kind.label} {...kind} />)
