import { FootBar } from '@/src/components/page/FootBar'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

interface ModelBarProps {
  name: string
  priceFromDollars: number | null
  /** Whether that is the price of one in stock. */
  isOfStock: boolean
  /** Parts of the page further down. */
  jumps: { label: string; href: string }[]
}

const FromWords = ({ priceFromDollars, isOfStock }: Pick<ModelBarProps, 'priceFromDollars' | 'isOfStock'>) =>
  priceFromDollars !== null && (
    <>
      {isOfStock ? 'In stock from' : 'From'} <span className="tabular">{formatDollars(priceFromDollars)}</span> drive
      away
    </>
  )

/** The price and the next step at the foot of a phone's window, from the colours and grades on (RTE-28, CON-17). */
export const ModelFoot = ({ name, priceFromDollars, isOfStock }: Omit<ModelBarProps, 'jumps'>) => (
  <FootBar className="sticky bottom-0 z-30 lg:hidden" rowClassName="justify-between gap-4">
    <p className="min-w-0 leading-tight">
      <span className="block truncate font-semibold">{name}</span>
      <span className="text-sm text-muted">
        <FromWords priceFromDollars={priceFromDollars} isOfStock={isOfStock} />
      </span>
    </p>
    <Button href="#enquire" className="shrink-0">
      Enquire Now
    </Button>
  </FootBar>
)

/** Ways down a model's page. On wide screens it stays, in place of the header, which scrolls away (Header). */
export const ModelBar = ({ name, priceFromDollars, isOfStock, jumps }: ModelBarProps) =>
  jumps.length > 1 && (
    <div data-page-bar className="z-20 border-b border-line bg-canvas lg:sticky lg:top-0">
      <Container className="flex items-center gap-8 lg:h-16">
        <p className="shrink-0 font-semibold max-lg:hidden">
          {name}
          {priceFromDollars !== null && (
            <span className="ml-3 font-normal text-muted">
              <FromWords priceFromDollars={priceFromDollars} isOfStock={isOfStock} />
            </span>
          )}
        </p>
        <nav aria-label="On this page" className="min-w-0 grow max-lg:-mx-gutter">
          <ul className="flex gap-x-6 overflow-x-auto no-scrollbar max-lg:px-gutter lg:justify-end">
            {jumps.map(({ label, href }) => (
              <li key={href} className="shrink-0">
                <a href={href} className="inline-flex min-h-12 items-center font-semibold hover:text-brand-text">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="shrink-0 max-lg:hidden">
          <Button href="#enquire" size="sm">
            Enquire Now
          </Button>
        </div>
      </Container>
    </div>
  )
