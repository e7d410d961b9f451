import { DEALER_COMMENTS_CUT, DEALER_COMMENTS_PENDING } from '@/src/domain/constants'

const cut = (text: string): string => `${text.slice(0, DEALER_COMMENTS_CUT).replace(/\s+\S*$/, '')}…`

/** The dealer's own words, cut at 400 characters with more and less (VDP-04, VDP-05). */
export const DealerComments = ({ comments }: { comments: string | null }) => {
  const text = comments?.trim() || DEALER_COMMENTS_PENDING
  const body = 'max-w-prose whitespace-pre-line text-[1.0625rem] leading-relaxed text-fg/85'
  if (text.length <= DEALER_COMMENTS_CUT) return <p className={body}>{text}</p>
  return (
    <details className="group">
      <summary className="list-none">
        <span className={`${body} block group-open:hidden`}>{cut(text)}</span>
        <span className="mt-3 inline-block font-semibold text-brand-text underline decoration-current/30 underline-offset-4 group-open:hidden">
          Read more
        </span>
        <span className={`${body} hidden group-open:block`}>{text}</span>
        <span className="mt-3 hidden font-semibold text-brand-text underline decoration-current/30 underline-offset-4 group-open:inline-block">
          Read less
        </span>
      </summary>
    </details>
  )
}
