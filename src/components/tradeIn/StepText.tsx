import { Check } from 'lucide-react'

/** Lines that begin with a hyphen are things to bring, each with a tick. */
export const StepText = ({ text }: { text: string }) => {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const listed = lines.filter((line) => line.startsWith('- '))
  return (
    <>
      {lines
        .filter((line) => !listed.includes(line))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {listed.length > 0 && (
        <ul className="mt-1 grid gap-1 text-fg">
          {listed.map((line) => (
            <li key={line} className="flex gap-2">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand-text" />
              {line.slice(2)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
