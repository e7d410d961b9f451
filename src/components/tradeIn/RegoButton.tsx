import { LoaderCircle, Search } from 'lucide-react'
import { useState, useTransition } from 'react'
import { useFormFields } from '@/src/components/forms/FormContext'
import { Button } from '@/src/components/ui/Button'

const INCOMPLETE = 'Enter the registration and choose its state first.'

/** Fills in make, model and year from the registration (LEA-32). */
export const RegoButton = () => {
  const { methods } = useFormFields()
  const [said, setSaid] = useState('')
  const [searching, startSearching] = useTransition()
  const find = () => {
    const [rego, state] = methods.getValues(['rego', 'rego_state'])
    if (!rego || !state) {
      setSaid(INCOMPLETE)
      methods.setFocus(rego ? 'rego_state' : 'rego')
      return
    }
    startSearching(async () => {
      const { lookUpRego } = await import('./lookUpRego')
      const found = await lookUpRego(String(rego), String(state))
      if (typeof found === 'string') {
        setSaid(found)
        return
      }
      for (const [name, value] of Object.entries(found))
        methods.setValue(name, String(value), { shouldValidate: methods.formState.isSubmitted })
      setSaid(`Found: ${found.year} ${found.make} ${found.model}. Please check it.`)
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-full noscript:hidden">
      <Button variant="outline" onClick={find} disabled={searching} className="max-sm:w-full">
        {searching ? (
          <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
        ) : (
          <Search aria-hidden className="size-5" />
        )}
        {searching ? 'Looking…' : 'Find my car'}
      </Button>
      <p role="status" className="text-sm text-muted">
        {said || 'Fills in make, model and year.'}
      </p>
    </div>
  )
}
