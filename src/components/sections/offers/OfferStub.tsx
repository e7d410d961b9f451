interface OfferStubProps {
  value: string
  label: string | null
}

/** Room for a figure on the stub of a wide window, and how wide a bold letter is of its height. */
const [STUB_ROOM_REM, LETTER] = [14, 0.62]

/** As large as the longest word of a figure lets it be between the stub's edges. */
const stubSize = (value: string): string => {
  const longest = Math.max(...value.split(/\s+/).map(({ length }) => length))
  return `min(var(--text-display), ${(STUB_ROOM_REM / (LETTER * longest)).toFixed(2)}rem)`
}

/** What an offer is worth, on the stub of its coupon. */
export const OfferStub = ({ value, label }: OfferStubProps) => (
  <p className="flex flex-col justify-center gap-2 bg-brand p-8 text-center text-on-brand">
    <span className="text-display font-bold text-balance" style={{ fontSize: stubSize(value) }}>
      {value}
    </span>
    {label && <span className="text-lead font-medium text-balance">{label}</span>}
  </p>
)

/** The same above an offer's name. */
export const OfferHeadline = ({ value, label }: OfferStubProps) => (
  <p className="mb-4 text-brand-text">
    <span className="block text-display font-bold wrap-break-word">{value}</span>
    {label && <span className="mt-1 block text-lead font-semibold">{label}</span>}
  </p>
)
