import { Button } from '@/src/components/ui/Button'
import type { Consent } from '@/src/domain/privacy/HeldData'
import { GarageSection } from './GarageSection'

interface GaragePrivacyProps {
  consents: Consent[]
  /** The page where personal data is asked for (LAW-08). */
  dataPath: string
}

/** What the shopper has agreed to, in the words that were shown, and the way to all data. */
export const GaragePrivacy = ({ consents, dataPath }: GaragePrivacyProps) => (
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
    <p className="mb-5 max-w-prose text-muted">
      See everything we hold about you, download it, or have it deleted. We mail you a link to it.
    </p>
    <Button href={dataPath} variant="outline">
      My data
    </Button>
  </GarageSection>
)
