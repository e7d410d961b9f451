import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'

interface FixedBannerProps {
  heading: string
  action: { label: string; href: string } | null
}

/** The fixed 'Book a Service' banner: stays at the bottom of the screen while its page is read (CON-11). */
export const FixedBanner = ({ heading, action }: FixedBannerProps) => (
  <aside aria-label={heading} className="on-dark sticky bottom-0 z-20 bg-ink text-on-ink shadow-overlay">
    <Container className="flex items-center justify-between gap-4 py-3">
      <p className="font-semibold">{heading}</p>
      {action && (
        <Button href={action.href} size="sm">
          {action.label}
        </Button>
      )}
    </Container>
  </aside>
)
