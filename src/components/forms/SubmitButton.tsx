import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/src/components/ui/Button'
import { useFormFields } from './FormContext'

type SubmitButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'> & {
  label: string
  /** While it is being sent. */
  pendingLabel?: string
}

/** Sends the form; disabled, with a spinner, while that takes place (LEA-38). */
export const SubmitButton = ({ label, pendingLabel = 'Sending…', ...look }: SubmitButtonProps) => {
  const { busy } = useFormFields()
  return (
    <Button type="submit" disabled={busy} {...look}>
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />}
      {busy ? pendingLabel : label}
    </Button>
  )
}
