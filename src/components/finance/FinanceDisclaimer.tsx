import { shortened } from '@/src/components/page/shortened'
import { FINANCE_DISCLAIMER_PREVIEW } from '@/src/domain/constants/finance'

const TOGGLE = 'mt-1 whitespace-nowrap font-semibold text-fg underline decoration-current/30 underline-offset-4'

/**
 * A finance disclaimer: its first 197 characters, and all of it behind one control labelled 'Show More' or 'Show Less'
 * (FIN-50, FIN-51). Works without JavaScript. The comparison rate warning is separate and always visible.
 */
export const FinanceDisclaimer = ({ text }: { text: string }) => {
  const short = shortened(text, FINANCE_DISCLAIMER_PREVIEW, FINANCE_DISCLAIMER_PREVIEW)
  const words = 'text-[0.8125rem] leading-relaxed text-muted'
  if (short === null) return <p className={words}>{text}</p>
  return (
    <details className={`group ${words}`} data-testid="finance-disclaimer">
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className="block group-open:hidden">{short}</span>
        <span className="hidden group-open:block">{text}</span>
        <span className={`${TOGGLE} inline-block group-open:hidden`}>Show More</span>
        <span className={`${TOGGLE} hidden group-open:inline-block`}>Show Less</span>
      </summary>
    </details>
  )
}
