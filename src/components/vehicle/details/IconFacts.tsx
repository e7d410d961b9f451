import type { LucideIcon } from 'lucide-react'

export interface IconFact {
  icon: LucideIcon
  title: string
  text: string
  /** Speaks for the car: in the colour of success. */
  good: boolean
  /** A document that proves it. */
  link?: { href: string; label: string } | null
}

/** Facts about a car beside each other, each with its icon. */
export const IconFacts = ({ facts, testId }: { facts: IconFact[]; testId: string }) => (
  <ul data-testid={testId} className="grid gap-x-8 gap-y-3.5 sm:gap-y-5 @xl:grid-cols-2">
    {facts.map(({ icon: Icon, title, text, good, link }) => (
      <li key={title} className="flex items-start gap-3.5">
        <span
          className={`grid size-8 shrink-0 place-items-center rounded-full sm:size-10 ${good ? 'bg-success-soft text-success' : 'bg-surface text-muted'}`}
        >
          <Icon className="size-4.5 sm:size-5" />
        </span>
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-muted sm:mt-0.5">{text}</p>
          {link && (
            <a
              href={link.href}
              target="_blank"
              rel="noopener"
              className="mt-1 inline-flex min-h-6 items-center text-sm font-semibold text-brand-text underline underline-offset-4"
            >
              {link.label}
            </a>
          )}
        </div>
      </li>
    ))}
  </ul>
)
