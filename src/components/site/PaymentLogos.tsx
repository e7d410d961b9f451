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

/** Accepted payments (BUY-06). */
export const PaymentLogos = () => (
  <ul aria-label="Accepted payments" className="flex flex-wrap gap-2">
    {CARDS.map(({ id, name }) => (
      <li key={id} className="grid h-8 w-12 place-items-center rounded-xs border border-ink-line bg-ink-raised">
        <svg viewBox="0 0 24 24" role="img" aria-label={name} className="size-6">
          {id === 'maestro' ? <Maestro /> : <use href={`/logos/${id}.svg#logo`} />}
        </svg>
      </li>
    ))}
  </ul>
)
