import { Button } from '@/src/components/ui/Button'
import type { Consent } from '@/src/domain/privacy/HeldData'
import { GarageSection } from './GarageSection'

interface GaragePrivacyProps {
  consents: Consent[]
  /** Opens what is held of the signed-in shopper (LAW-08). */
  action: string
}

/** What the shopper has agreed to, in the words that were shown, and the way to all data. */
export const GaragePrivacy = ({ consents, action }: GaragePrivacyProps) => (
  <GarageSection id="privacy" title="Privacy">
    {consents.length > 0 && (
      <ul className="mb-5 grid gap-3">
        {consents.map(({ to, text, at }, index) => (
          <li key={index} className="rounded-md bg-surface p-4 text-sm">
            <strong className="block">{to}</strong>
            {text}
            {at !== '' && <span className="block text-muted">{at.slice(0, 10)}</span>}
          </li>
        ))}
      </ul>
    )}
    <p className="mb-5 max-w-prose text-muted">See everything we hold about you, download it, or have it deleted.</p>
    <form method="post" action={action}>
      <Button type="submit" variant="outline">
        My data
      </Button>
    </form>
  </GarageSection>
)
