import { Container } from '@/src/components/ui/Container'
import type { Site } from '@/tenants/Site'
import { LazyPriceForm } from './LazyPriceForm'

type PageKind = Site['settings']['search']['pagePriceSlider'][number]

interface PagePriceSliderProps {
  site: Pick<Site, 'settings'>
  /** The kind of page that shows the slider. */
  page: PageKind
}

/** The $5,000 to $250,000 slider on the kinds of page the site chose (SRP-25, `search.pagePriceSlider`). */
export const PagePriceSlider = ({ site: { settings }, page }: PagePriceSliderProps) =>
  settings.search.pagePriceSlider.includes(page) && (
    <section data-ground="surface" aria-labelledby="price-slider-title" className="bg-surface py-section">
      <Container>
        <div className="grid items-center gap-5 rounded-xl bg-canvas p-5 shadow-card sm:gap-8 sm:p-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-16">
          <div>
            <h2 id="price-slider-title" className="text-heading">
              Start with the price
            </h2>
            <p className="mt-3 text-lead text-muted max-sm:hidden">
              Set the range you have in mind. We show everything in it.
            </p>
          </div>
          <LazyPriceForm style={settings.search.urlStyle} />
        </div>
      </Container>
    </section>
  )
