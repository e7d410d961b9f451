import type { ReactNode } from 'react'
import { Container } from '@/src/components/ui/Container'
import type { Theme } from '@/tenants/Site'
import { VehicleSidebar } from '../VehicleSidebar'
import type { VehicleParts } from './vehicleParts'

interface LayoutProps {
  parts: VehicleParts
  crumbs: ReactNode
  /** Its details, in the layout's order; null of a car that is not for sale. */
  details: ReactNode
  /** Those of the column beside; null as above. */
  beside: ReactNode
  /** Those after them, as wide as the page; null as above. */
  below: ReactNode
}

/** The landmark of price and buttons. */
const BUYING = 'Price and actions'
/** That of what else it takes to buy the car. */
const ASKING = 'Repayments and contact'

/** One cell of the summary; it is left out where it says nothing under its label (vehicle.css). */
const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <div data-cell="">
    <p>{label}</p>
    {children}
  </div>
)

/** One band of even cells: what it takes to buy the car, where it is and how to ask; under them the small actions in a row. */
const Summary = ({ parts, children }: Pick<LayoutProps, 'parts'> & { children: ReactNode }) => (
  <div data-vehicle-summary="">
    <div>
      {children}
      <Cell label="Where it is">
        {parts.place}
        {parts.views}
      </Cell>
      <Cell label="Talk to us">
        {parts.contact}
        {parts.answer}
      </Cell>
    </div>
    <div>
      {parts.tools}
      {parts.callout}
    </div>
  </div>
)

/** The summary of a layout that has name, price and buttons elsewhere. */
const WholeSummary = ({ parts }: Pick<LayoutProps, 'parts'>) => (
  <Summary parts={parts}>
    <Cell label="Repayments">{parts.estimate}</Cell>
    <Cell label="About this price">{parts.underPrice}</Cell>
    <Cell label="With this vehicle">
      {parts.promises}
      {parts.certified}
    </Cell>
  </Summary>
)

/** Photos and details in one column, price, actions and places in the other, and what is wide under both. */
const Beside = ({ parts, crumbs, details, beside, below }: LayoutProps) => (
  <Container className="pb-8 pt-4 sm:pb-16 sm:pt-5">
    <div className="mb-4 sm:mb-5">{crumbs}</div>
    <div data-vehicle-columns="">
      {parts.pictures}
      <aside aria-label={BUYING}>
        <VehicleSidebar parts={parts} />
      </aside>
      {details && <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 sm:gap-10">{details}</div>}
      {beside && <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 sm:gap-10">{beside}</div>}
      {below && <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 sm:gap-10">{below}</div>}
    </div>
  </Container>
)

/** A picture from edge to edge, name, price and two buttons in a dark band under it, then one calm band for each part. */
const Stage = ({ parts, crumbs, details }: LayoutProps) => (
  <>
    <Container className="py-2">{crumbs}</Container>
    {parts.pictures}
    <aside aria-label={BUYING}>
      <div className="bg-ink text-on-ink on-dark">
        <Container className="grid gap-x-14 gap-y-6 py-5 lg:grid-cols-[minmax(0,1fr)_auto_25rem] lg:items-center">
          {parts.name}
          {parts.price}
          <div data-vehicle-main="">{parts.main}</div>
        </Container>
      </div>
      <Container className="pb-7 pt-5 sm:pb-10 sm:pt-6">
        {parts.factList}
        <WholeSummary parts={parts} />
      </Container>
    </aside>
    <div data-vehicle-details="">{details}</div>
  </>
)

/** The name over the photos; price, buttons and the figures as a table beside them; the parts across the page, as on a form. */
const Sheet = ({ parts, crumbs, details }: LayoutProps) => (
  <Container className="pb-8 pt-4 sm:pb-16 sm:pt-5">
    {crumbs}
    <div className="mb-4 mt-3">{parts.name}</div>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
      <div className="lg:row-span-2">{parts.pictures}</div>
      <aside aria-label={BUYING} className="grid gap-4">
        {parts.price}
        <div data-vehicle-main="">{parts.main}</div>
      </aside>
      {parts.dataSheet}
    </div>
    <aside aria-label={ASKING} className="mb-7 sm:mb-10">
      <WholeSummary parts={parts} />
    </aside>
    <div data-vehicle-details="">{details}</div>
  </Container>
)

/** The car told in one column, its price and buttons in sight beside it all the way; then what paying and fetching it takes, across the page. */
const Story = ({ parts, crumbs, details, below }: LayoutProps) => (
  <Container className="pb-8 pt-4 sm:pb-16 sm:pt-5">
    {crumbs}
    <div className="mb-4 mt-3 sm:mb-6 sm:mt-4">{parts.name}</div>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {parts.pictures}
      <aside
        aria-label={BUYING}
        data-vehicle-price-card=""
        className="rounded-xl bg-canvas lg:row-span-2 lg:self-start lg:border lg:border-line lg:p-6 lg:shadow-card"
      >
        {parts.price}
        <div className="mt-5" data-vehicle-main="">
          {parts.main}
        </div>
        {parts.estimate}
        {parts.promises}
        {parts.certified}
      </aside>
      <div>
        <aside aria-label={ASKING} className="mb-8 sm:mb-14">
          {parts.factList}
          <Summary parts={parts}>
            <Cell label="About this price">{parts.underPrice}</Cell>
          </Summary>
        </aside>
        <div data-vehicle-details="">{details}</div>
      </div>
    </div>
    <div data-vehicle-details="" className="mt-7 sm:mt-16">
      {below}
    </div>
  </Container>
)

/** A headline with its price over the photos, the rest between rules under them, each part beside its heading. */
const Editorial = ({ parts, crumbs, details }: LayoutProps) => (
  <Container className="pb-8 pt-4 sm:pb-16 sm:pt-5">
    {crumbs}
    <div data-vehicle-head="" className="mt-5 border-t border-line-strong pt-5">
      {parts.name}
      {parts.pictures}
      <aside aria-label={BUYING} className="grid gap-5">
        {parts.price}
        <div data-vehicle-main="">{parts.main}</div>
      </aside>
    </div>
    {parts.factList}
    <aside aria-label={ASKING} className="mb-8 sm:mb-14">
      <WholeSummary parts={parts} />
    </aside>
    <div data-vehicle-details="">{details}</div>
  </Container>
)

/** How a vehicle page is put together, by theme.vehicleLayout; forms and sizes are in vehicle.css. */
export const vehicleLayouts: Record<Theme['vehicleLayout'], (props: LayoutProps) => ReactNode> = {
  beside: Beside,
  wide: Beside,
  stage: Stage,
  sheet: Sheet,
  story: Story,
  editorial: Editorial,
}
