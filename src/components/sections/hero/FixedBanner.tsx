import { Wrench } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'

interface FixedBannerProps {
  heading: string
  text: string | null
  action: { label: string; href: string } | null
}

/** The fixed 'Book a Service' banner: stays at the bottom of the screen while its page is read, from the second screen on (CON-11). */
export const FixedBanner = ({ heading, text, action }: FixedBannerProps) => (
  <>
    {/* Its room at the end of the page. */}
    <div aria-hidden className="h-15.5 sm:h-17" />
    {/* Where it may stand: anywhere in the page below the first screen. */}
    <div className="pointer-events-none absolute inset-x-0 top-[min(100svh,100%-4.25rem)] bottom-0 flex flex-col justify-end">
      <aside
        aria-label={heading}
        className="on-dark pointer-events-auto sticky bottom-0 z-20 border-t border-ink-line bg-ink text-on-ink shadow-overlay"
      >
        <Container className="flex items-center gap-4 py-2.5 sm:py-3">
          <span aria-hidden className="hidden size-10 shrink-0 place-items-center rounded-md bg-ink-raised sm:grid">
            <Wrench className="size-5" />
          </span>
          <p className="min-w-0 grow leading-snug">
            <span className="font-semibold">{heading}</span>
            {text && <span className="hidden text-on-ink-muted sm:block sm:text-sm">{text}</span>}
          </p>
          {action && (
            <Button href={action.href} size="sm" variant="inverse" className="h-10 px-5">
              {action.label}
            </Button>
          )}
        </Container>
      </aside>
    </div>
  </>
)
