import type { ReactNode } from 'react'
import { Container } from '@/src/components/ui/Container'

interface MessagePageProps {
  code?: string
  title: string
  text: string
  children: ReactNode
}

/** An error page with links to continue. */
export const MessagePage = ({ code, title, text, children }: MessagePageProps) => (
  <Container className="grid min-h-[60vh] content-center py-section">
    <div className="max-w-2xl">
      {code && <p className="tabular mb-3 text-eyebrow font-semibold uppercase text-brand-text">{code}</p>}
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 text-lead text-muted">{text}</p>
      <div className="mt-8">{children}</div>
    </div>
  </Container>
)
