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
}

/** The landmark of name, price and buttons. */
const BUYING = 'Price and actions'
/** Where it does not have everything about them. */
const ASKING = 'Repayments and contact'

/** Three columns beside one another: what paying it off takes, what stands behind it, and how to ask. */
const Asking = ({ parts }: Pick<LayoutProps, 'parts'>) => (
  <>
    <div>
      {parts.estimate}
      {parts.underPrice}
      {parts.promises}
    </div>
    <div>
      {parts.certified}
      {parts.place}
      {parts.highlights}
      {parts.views}
    </div>
    <div>
      {parts.more}
      {parts.callout}
      {parts.tools}
    </div>
  </>
)

/** Photos and details in one column, price, actions and places in the other: both are used to the end. */
const Beside = ({ parts, crumbs, details, beside }: LayoutProps) => (
  <Container className="pb-16 pt-5">
    <div className="mb-5">{crumbs}</div>
    <div data-vehicle-columns="">
      {parts.pictures}
      <aside aria-label={BUYING}>
        <VehicleSidebar parts={parts} />
      </aside>
      {details && <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">{details}</div>}
      {beside && <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">{beside}</div>}
    </div>
  </Container>
)

/** A picture from edge to edge, name, price and two buttons in a dark band under it, then one calm band for each part. */
const Stage = ({ parts, crumbs, details }: LayoutProps) => (
  <>
    {parts.pictures}
    <aside aria-label={BUYING}>
      <div className="bg-ink text-on-ink on-dark">
        <Container className="grid gap-x-14 gap-y-6 py-5 lg:grid-cols-[minmax(0,1fr)_auto_25rem] lg:items-center">
          {parts.name}
          {parts.price}
          <div data-vehicle-main="">{parts.main}</div>
        </Container>
      </div>
      <Container className="pb-4 pt-5">
        {parts.factList}
        <div className="my-6">{crumbs}</div>
        <div data-vehicle-asking="" className="grid gap-x-14 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
          <Asking parts={parts} />
        </div>
      </Container>
    </aside>
    <div data-vehicle-details="">{details}</div>
  </>
)

/** Name, price and buttons in one line; the figures as a table beside the photos; the parts in two columns, as on a form. */
const Sheet = ({ parts, crumbs, details }: LayoutProps) => (
  <Container className="pb-16 pt-5">
    {crumbs}
    <aside
      aria-label={BUYING}
      className="mb-6 mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto_25rem] lg:items-end"
    >
      {parts.name}
      {parts.price}
      <div data-vehicle-main="">{parts.main}</div>
    </aside>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
      {parts.pictures}
      {parts.dataSheet}
    </div>
    <aside
      aria-label={ASKING}
      data-vehicle-asking=""
      className="mb-10 mt-6 grid gap-x-10 gap-y-5 rounded-lg bg-surface p-5 sm:p-6 md:grid-cols-2 lg:grid-cols-3 [&>*]:[--surface:var(--canvas)]"
    >
      <Asking parts={parts} />
    </aside>
    <div data-vehicle-details="">{details}</div>
  </Container>
)

/** One narrow column that tells the car from its price on, in numbered chapters. */
const Story = ({ parts, crumbs, details }: LayoutProps) => (
  <Container className="pb-16 pt-5">
    {crumbs}
    <aside aria-label={BUYING} className="mx-auto mb-8 mt-5 max-w-[44rem]">
      {parts.name}
      <div className="mb-5 mt-4">{parts.price}</div>
      <div data-vehicle-main="">{parts.main}</div>
    </aside>
    <div className="mx-auto max-w-4xl">{parts.pictures}</div>
    <div className="mx-auto max-w-[44rem]">
      <aside aria-label={ASKING} className="mb-14 mt-6">
        {parts.promises}
        {parts.underPrice}
        {parts.factList}
        <div className="grid gap-x-10 sm:grid-cols-2">
          <div>
            {parts.estimate}
            {parts.certified}
            {parts.place}
            {parts.views}
          </div>
          <div className="mt-5">
            {parts.more}
            {parts.callout}
            {parts.tools}
          </div>
        </div>
      </aside>
      <div data-vehicle-details="">{details}</div>
    </div>
  </Container>
)

/** A headline with its price over the photos, the rest between rules under them, each part beside its heading. */
const Editorial = ({ parts, crumbs, details }: LayoutProps) => (
  <Container className="pb-16 pt-5">
    {crumbs}
    <aside
      aria-label={BUYING}
      className="mb-7 mt-6 grid gap-x-14 gap-y-5 border-t border-line-strong pt-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-end"
    >
      {parts.name}
      <div className="grid gap-5">
        {parts.price}
        <div data-vehicle-main="">{parts.main}</div>
      </div>
    </aside>
    {parts.pictures}
    {parts.factList}
    <aside aria-label={ASKING} data-vehicle-asking="" data-vehicle-rules="">
      <Asking parts={parts} />
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
