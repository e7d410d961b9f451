import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cardRules } from '@/src/components/cards/CardRules'
import { PageTitle } from '@/src/components/site/PageTitle'
import { siteDay } from '@/tenants/siteDay'
import { env, isLocalHost } from '@/src/env'
import { requireSite } from '../../requireSite'
import { BadgeStates, ButtonStates } from './ButtonStates'
import { BrandStates } from './BrandStates'
import { CardStates } from './CardStates'
import { ContentStates } from './ContentStates'
import { FieldStates } from './FieldStates'
import { DialogStates, ToastStates } from './live/OpenedStates'
import { FormState } from './live/FormStates'
import { ModelStates } from './ModelStates'
import { PeopleStates, PlaceStates } from './PlaceStates'
import { FinanceStates, HoursStates, WayStates } from './SmallStates'
import { State, States } from './States'
import { StockStates } from './StockStates'
import { VehicleStates } from './VehicleStates'
import { ExampleStates, SceneStates } from './WideStates'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Components', robots: { index: false, follow: false } }

const ANSWERS = ['idle', 'sending', 'invalid', 'failed', 'sent'] as const

/** Every component in its states, in the look of this dealership: for development, on this machine only. */
const Page = async ({ params }: { params: Promise<{ domain: string }> }) => {
  if (!isLocalHost(env().PLATFORM_HOST)) notFound()
  const site = await requireSite(params)
  if (!isLocalHost(new URL(site.origin).host)) notFound()
  const now = new Date()
  return (
    <>
      <PageTitle title="Components" intro="Every component in its states, in the look of this dealership." />
      <ButtonStates />
      <BadgeStates />
      <FieldStates />
      <States title="Form">
        {ANSWERS.map((answer) => (
          <State key={answer} label={`Press the button: ${answer}`}>
            <FormState answer={answer} />
          </State>
        ))}
      </States>
      <CardStates rules={cardRules(site.settings, now)} />
      <StockStates rules={cardRules(site.settings, now)} />
      <FinanceStates />
      <HoursStates today={siteDay(site, now)} />
      <PlaceStates />
      <PeopleStates />
      <ModelStates />
      <BrandStates />
      <VehicleStates />
      <ContentStates site={site} />
      <SceneStates />
      <ExampleStates />
      <WayStates />
      <States title="Dialogs and toasts">
        <State label="Opened by a press">
          <DialogStates />
        </State>
        <State label="Shown by a press">
          <ToastStates />
        </State>
      </States>
    </>
  )
}

export default Page
