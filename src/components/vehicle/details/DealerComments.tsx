import { DEALER_COMMENTS_CUT, DEALER_COMMENTS_PENDING } from '@/src/domain/constants/vehicle'

const cut = (text: string): string => `${text.slice(0, DEALER_COMMENTS_CUT).replace(/\s+\S*$/, '')}…`

const TOGGLE =
  'mt-3 w-fit whitespace-nowrap font-semibold text-brand-text underline decoration-current/30 underline-offset-4'

/** Letters that are more lines than a phone shows at once. */
const PHONE_LINES = 230

/** The dealer's own words, cut at 400 characters with more and less, on a phone after a few lines (VDP-04, VDP-05). */
export const DealerComments = ({ comments }: { comments: string | null }) => {
  const text = comments?.trim() || DEALER_COMMENTS_PENDING
  const body = 'max-w-prose whitespace-pre-line text-[1.0625rem] leading-relaxed text-fg/85'
  if (text.length <= PHONE_LINES) return <p className={body}>{text}</p>
  if (text.length <= DEALER_COMMENTS_CUT)
    return (
      // The disclosure is empty: by being open it takes the clamp off the words before it, which are there for find-in-page.
      <div className="group">
        <p className={`${body} max-sm:group-not-has-[[open]]:line-clamp-5`}>{text}</p>
        <details className="group/more w-fit sm:hidden">
          <summary className={`${TOGGLE} list-none`}>
            <span className="group-open/more:hidden">Read the rest</span>
            <span className="hidden group-open/more:block">Show fewer lines</span>
          </summary>
        </details>
      </div>
    )
  return (
    <details className="group">
      <summary className="block list-none">
        <span className={`${body} block group-open:hidden max-sm:line-clamp-5`}>{cut(text)}</span>
        <span className={`${TOGGLE} block group-open:hidden`}>Read more</span>
        <span className={`${body} hidden group-open:block`}>{text}</span>
        <span className={`${TOGGLE} hidden group-open:block`}>Read less</span>
      </summary>
    </details>
  )
}
