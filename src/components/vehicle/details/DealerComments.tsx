import { DEALER_COMMENTS_CUT, DEALER_COMMENTS_PENDING } from '@/src/domain/constants/vehicle'

const cut = (text: string): string => `${text.slice(0, DEALER_COMMENTS_CUT).replace(/\s+\S*$/, '')}…`

const TOGGLE =
  'mt-3 w-fit whitespace-nowrap font-semibold text-brand-text underline decoration-current/30 underline-offset-4'

/** The dealer's own words, cut at 400 characters with more and less (VDP-04, VDP-05). */
export const DealerComments = ({ comments }: { comments: string | null }) => {
  const text = comments?.trim() || DEALER_COMMENTS_PENDING
  const body = 'max-w-prose whitespace-pre-line leading-relaxed sm:text-[1.0625rem] text-fg/85'
  if (text.length <= DEALER_COMMENTS_CUT) return <p className={body}>{text}</p>
  return (
    <details className="group">
      <summary className="block list-none">
        <span className={`${body} block group-open:hidden`}>{cut(text)}</span>
        <span className={`${TOGGLE} block group-open:hidden`}>Read more</span>
        <span className={`${body} hidden group-open:block`}>{text}</span>
        <span className={`${TOGGLE} hidden group-open:block`}>Read less</span>
      </summary>
    </details>
  )
}
