import { cx } from '@/src/components/ui/cx'
import type { CoveredStock } from '@/src/domain/content/coveredStock'

interface OfferPicture {
  value: string
  label: string | null
}

/** What an offer is worth, on its picture: at its top, where studio and sky are. */
export const OfferFigure = ({ value, label, large }: OfferPicture & { large: boolean }) => (
  <p
    className={cx(
      'absolute left-3 top-3 mr-3 rounded-md bg-brand px-3 py-1.5 text-on-brand shadow-sm',
      large && 'lg:left-5 lg:top-5 lg:px-4 lg:py-2.5',
    )}
  >
    <span className={cx('block font-bold text-subheading', large && 'lg:text-heading')}>{value}</span>
    {label && <span className="mt-0.5 block text-sm font-medium leading-tight">{label}</span>}
  </p>
)

/** The offer's own figure; one without it shows what the cheapest it covers costs. */
export const shownFigure = (figure: OfferPicture | null, stock: CoveredStock | null): OfferPicture | null => {
  if (figure || !stock?.from) return figure
  return { value: stock.from.text, label: `${stock.total > 0 ? 'lowest price' : 'to order'}, ${stock.from.basis}` }
}

/** How many an offer covers, for a link to them; 'To order' where there is none. */
export const coveredWords = ({ total }: CoveredStock): string =>
  total > 0 ? `${total.toLocaleString('en-AU')} in stock` : 'To order'

interface OfferPriceProps {
  figure: OfferPicture | null
  stock: CoveredStock | null
  className?: string
}

/** What the cheapest vehicle of an offer costs, where its figure says something else. */
export const OfferPrice = ({ figure, stock, className }: OfferPriceProps) =>
  figure &&
  stock?.from && (
    <p className={cx('tabular', className)}>
      {stock.of ? `${stock.of} from` : 'From'} <span className="text-subheading font-semibold">{stock.from.text}</span>{' '}
      <span className="text-sm text-muted">{stock.from.basis}</span>
    </p>
  )
