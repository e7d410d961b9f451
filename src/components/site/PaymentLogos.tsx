import { cx } from '@/src/components/ui/cx'

const CARDS = [
  { id: 'pay-mastercard', name: 'Mastercard' },
  { id: 'pay-visa', name: 'Visa' },
  { id: 'maestro', name: 'Maestro' },
  { id: 'pay-google', name: 'Google Pay' },
  { id: 'pay-apple', name: 'Apple Pay' },
] as const

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
    {CARDS.map(({ id, name }) => (
      <li
        key={id}
        className={cx(
          'grid place-items-center border border-line',
          size === 'large' ? 'h-16 w-24 rounded-lg bg-canvas text-fg' : 'h-8 w-12 rounded-xs bg-ink-raised',
        )}
      >
        <svg viewBox="0 0 24 24" role="img" aria-label={name} className={size === 'large' ? 'size-11' : 'size-6'}>
          {id === 'maestro' ? <Maestro /> : <use href={`/logos/${id}.svg#logo`} />}
        </svg>
      </li>
    ))}
  </ul>
)
