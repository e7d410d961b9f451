import Link from 'next/link'
import { Button } from '@/src/components/ui/Button'

interface FormFootProps {
  pending: boolean
  submit: string
  optIn: { label: string; checked: boolean }
  /** What came back with a mistake: the choice that was made stands, whatever the box begins with. */
  typed?: Record<string, string> | null
  /** What the details are used for, before the link to the privacy policy (LAW-08). */
  purpose: string
}

/** Consent, the button with its sending state, and the collection notice (LEA-12, LEA-38, LAW-07, LAW-08). */
export const FormFoot = ({ pending, submit, optIn, typed = null, purpose }: FormFootProps) => {
  const checked = typed ? typed.opt_in === 'on' : optIn.checked
  return (
    <>
      <label className="flex items-start gap-3 text-sm sm:col-span-2">
        <input
          key={String(checked)}
          type="checkbox"
          name="opt_in"
          defaultChecked={checked}
          className="mt-0.5 size-5 shrink-0 accent-(--brand)"
        />
        {optIn.label}
      </label>
      <div className="flex flex-wrap items-center gap-5 sm:col-span-2">
        <Button type="submit" size="lg" disabled={pending} aria-busy={pending}>
          {pending ? 'Sending…' : submit}
        </Button>
        <p className="max-w-sm text-sm text-muted">
          {purpose} See our{' '}
          <Link prefetch={false} href="/privacy-policy" className="underline">
            privacy policy
          </Link>
          .
        </p>
      </div>
    </>
  )
}
