import { ArrowLeft, ShieldCheck } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Card } from '@/src/components/ui/Card'
import { Container } from '@/src/components/ui/Container'

interface SignInFrameProps {
  title: string
  text: ReactNode
  back: { href: string; label: string }
  children: ReactNode
}

/** The sign-in pages' one card, with the way back above and what happens to the address below. */
export const SignInFrame = ({ title, text, back, children }: SignInFrameProps) => (
  <div className="bg-surface">
    <Container className="py-8 sm:py-section">
      <div className="mx-auto max-w-lg">
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
    </Container>
  </div>
)
