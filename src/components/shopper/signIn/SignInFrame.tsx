import { ArrowLeft, ShieldCheck } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Card } from '@/src/components/ui/Card'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { Site } from '@/tenants/Site'

interface SignInFrameProps {
  site: Pick<Site, 'name' | 'tagline'>
  /** Of the dealership's main place; null when it has none. */
  picture: { url: string; alt: string } | null
  title: string
  text: ReactNode
  back: { href: string; label: string }
  /** Instead of the picture, and on a phone above the card: what it is all for. */
  purpose?: ReactNode
  children: ReactNode
}

/** On a wide window: whose sign-in this is. */
const Welcome = ({ site, picture }: { site: SignInFrameProps['site']; picture: { url: string } }) => (
  <div className="on-dark relative hidden min-h-120 overflow-hidden rounded-xl bg-ink text-on-ink lg:grid">
    <Photo url={picture.url} alt="" sizes="(min-width: 1024px) 34rem, 1px" className="object-cover object-[36%_50%]" />
    <div className="relative content-end self-end bg-linear-to-t from-ink via-ink/80 to-transparent p-10 pt-40">
      <p className="text-heading font-bold tracking-tight">{site.name}</p>
      {site.tagline && <p className="mt-2 text-on-ink-muted">{site.tagline}</p>}
    </div>
  </div>
)

/** The sign-in pages' one card, with the way back above and what happens to the address below. */
export const SignInFrame = ({ site, picture, title, text, back, purpose, children }: SignInFrameProps) => (
  <div className="bg-surface">
    <Container className="py-8 sm:py-section">
      <div
        className={cx(
          'mx-auto max-w-lg',
          (Boolean(purpose) || picture) && 'lg:grid lg:max-w-6xl lg:grid-cols-2 lg:gap-12',
        )}
      >
        {purpose ? <div className="mb-6 lg:mb-0">{purpose}</div> : picture && <Welcome site={site} picture={picture} />}
        <div className={purpose ? undefined : 'self-center'}>
          <Link
            prefetch={false}
            href={back.href}
            className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-muted hover:text-fg"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {back.label}
          </Link>
          <Card className="p-6 sm:p-10">
            <h1 className="text-heading">{title}</h1>
            <div className="mt-3 text-muted">{text}</div>
            <div className="mt-7">{children}</div>
          </Card>
          <p className="mt-5 flex items-start gap-2.5 px-1 text-sm text-muted">
            <ShieldCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            No password to remember, none to steal. We use your number or email to sign you in, and for nothing else
            unless you ask us to.
          </p>
        </div>
      </div>
    </Container>
  </div>
)
