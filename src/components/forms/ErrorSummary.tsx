import { TriangleAlert } from 'lucide-react'
import { useFormFields } from './FormContext'

/** Every error of the form with a link to its field (ERR-14). */
export const ErrorSummary = () => {
  const { errors, id, methods } = useFormFields()
  const found = Object.entries(errors)
  if (found.length === 0) return null
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-md border border-danger/30 bg-danger-soft p-4 text-danger sm:col-span-full"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">Please fix the following errors:</p>
        <ul className="mt-1.5 list-disc space-y-1 pl-4.5 text-sm font-medium">
          {found.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${id}-${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  methods.setFocus(name)
                }}
                className="inline-flex min-h-6 items-center underline decoration-danger/40 underline-offset-2 hover:decoration-danger"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
