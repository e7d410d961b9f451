import { ChevronDown } from 'lucide-react'
import type { ArticleHeading } from '@/src/domain/content/articles/articleContents'

interface ArticleContentsProps {
  headings: ArticleHeading[]
}

const Links = ({ headings }: ArticleContentsProps) => (
  <ol className="mt-2 border-l border-line">
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-[0.9375rem] leading-snug text-muted hover:border-brand-text hover:text-fg"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
)

/** The sections of an article: beside it on a wide screen, where they stay in sight; folded above it on a smaller one. */
export const ArticleContents = ({ headings }: ArticleContentsProps) => (
  <nav aria-label="In this article" className="lg:sticky lg:top-28 lg:self-start">
    <p className="text-sm font-semibold max-lg:hidden">In this article</p>
    <div className="max-lg:hidden">
      <Links headings={headings} />
    </div>
    <details className="border-y border-line py-2 lg:hidden">
      <summary className="flex min-h-9 list-none items-center justify-between font-semibold [[open]>&_svg]:rotate-180">
        In this article
        <ChevronDown className="size-5 transition-transform" />
      </summary>
      <Links headings={headings} />
    </details>
  </nav>
)
