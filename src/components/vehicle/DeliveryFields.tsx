import { Button } from '@/src/components/ui/Button'
import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'

interface DeliveryFieldsProps {
  error?: string | null
  asking?: boolean
}

/** The postcode and its button, alike with and without JavaScript. */
export const DeliveryFields = ({ error = null, asking = false }: DeliveryFieldsProps) => (
  <>
    <Field label="Your postcode" error={error} className="w-full sm:w-64">
      <Input name="postcode" inputMode="numeric" maxLength={4} autoComplete="postal-code" placeholder="e.g. 2000" />
    </Field>
    <Button type="submit" variant="secondary" className="h-12 sm:mt-[1.8rem]" disabled={asking} aria-busy={asking}>
      {asking ? 'Checking…' : 'Get estimate'}
    </Button>
  </>
)
