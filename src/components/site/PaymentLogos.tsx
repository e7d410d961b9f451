import { cx } from '@/src/components/ui/cx'
import { ACCEPTED_PAYMENTS } from '@/src/domain/constants/site'

const LOGOS: Record<Exclude<(typeof ACCEPTED_PAYMENTS)[number], 'Maestro'>, string> = {
  Mastercard: 'pay-mastercard',
  Visa: 'pay-visa',
  'Google Pay': 'pay-google',
  'Apple Pay': 'pay-apple',
}

const Maestro = () => (
  <>
    <circle cx="9" cy="12" r="6" fill="currentColor" opacity="0.95" />
    <circle cx="15" cy="12" r="6" fill="currentColor" opacity="0.55" />
  </>
)

/** Accepted payments (BUY-06), in the footer small and as a section large. */
export const PaymentLogos = ({ size = 'small' }: { size?: 'small' | 'large' }) => (
  <ul
    aria-label="Accepted payments"
    className={cx('flex flex-wrap', size === 'large' ? 'justify-center gap-4' : 'gap-2')}
  >
    {ACCEPTED_PAYMENTS.map((name) => (
      <li
        key={name}
        className={cx(
          'grid place-items-center border border-line',
          size === 'large' ? 'h-16 w-24 rounded-lg bg-canvas text-fg' : 'h-8 w-12 rounded-xs bg-ink-raised',
        )}
      >
        <svg viewBox="0 0 24 24" role="img" aria-label={name} className={size === 'large' ? 'size-11' : 'size-6'}>
          {name === 'Maestro' ? <Maestro /> : <use href={`/logos/${LOGOS[name]}.svg#logo`} />}
        </svg>
      </li>
    ))}
  </ul>
)
