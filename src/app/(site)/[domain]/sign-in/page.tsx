import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AddressForm } from '@/src/components/shopper/signIn/AddressForm'
import { PasskeySignIn } from '@/src/components/shopper/signIn/PasskeySignIn'
import { SignInFrame } from '@/src/components/shopper/signIn/SignInFrame'
import { SignInPurpose } from '@/src/components/shopper/signIn/SignInPurpose'
import { getMainPicture } from '@/src/data/locations/getLocationExtras'
import { readSignInQuery, signedInPath, type SignInType } from '@/src/domain/shopper/signIn/signInQuery'
import { signInWords } from '@/src/domain/shopper/signIn/signInWords'
import { accountPaths } from '@/tenants/accountPaths'
import { legalAt } from '@/tenants/legalAt'
import { SellSections } from '../cars/trade-in/SellSections'
import { pageWords } from '../pageWords'
import { requireSite } from '../requireSite'
import { shopperOf } from '../shopperOf'
import { queryFields } from './queryFields'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Sign in', robots: { index: false }, referrer: 'same-origin' }

/** Pages whose heading and steps say what a sign-in is for; under a trade-in's are its public sections. The form stays closed (WAT-14). */
const PURPOSES: Partial<Record<SignInType, string>> = { 'trade-in': 'sell-your-car', finance: 'finance' }

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** `/sign-in?type=…&redirect=…&back=…`: where the code goes (RTE-39, WAT-15). Who is signed in already is led on. */
const Page = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params)
  const query = readSignInQuery(await searchParams)
  const shopper = await shopperOf(site)
  // Saving cars needs a mobile number (WAT-01), which an account made by e-mail does not have yet.
  const phoneOnly = shopper !== null && shopper.session.phone === '' && query.type === 'watchlist'
  if (shopper && !phoneOnly) redirect(signedInPath(query, accountPaths(site)))
  const { title, why } = signInWords[query.type]
  const slug = PURPOSES[query.type]
  const words = slug === undefined ? null : await pageWords(site, slug)
  return (
    <>
      <SignInFrame
        site={site}
        picture={await getMainPicture(site)}
        title={phoneOnly ? 'Add your mobile number' : title}
        text={phoneOnly ? 'Saving cars needs a mobile number, so that we can tell you when one changes.' : why}
        back={{ href: query.back, label: 'Back' }}
        purpose={
          words?.title && (
            <SignInPurpose title={words.title} text={words.text} steps={words.form?.steps ?? []} image={words.image} />
          )
        }
      >
        <AddressForm query={queryFields(query)} phoneOnly={phoneOnly} notice={legalAt(site, null).collectionNotice} />
        {!phoneOnly && <PasskeySignIn onward={signedInPath(query, accountPaths(site))} />}
      </SignInFrame>
      {query.type === 'trade-in' && <SellSections site={site} blocks={words?.below ?? []} look="beside" />}
    </>
  )
}

export default Page
