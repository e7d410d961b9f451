import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { CodeForm } from '@/src/components/shopper/signIn/CodeForm'
import { ResendCode } from '@/src/components/shopper/signIn/ResendCode'
import { SignInFrame } from '@/src/components/shopper/signIn/SignInFrame'
import { getMainPicture } from '@/src/data/locations/getLocationExtras'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { addressOf, maskedAddress } from '@/src/domain/shopper/signIn/signInAddress'
import { readSignInQuery, signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import { challengedAddress } from '@/src/payload/sql/shopperCodes'
import { challengeIn } from '@/src/services/visitors/shopperCookies'
import { requireSite } from '../../requireSite'
import { queryFields } from '../queryFields'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Enter your code', robots: { index: false }, referrer: 'same-origin' }

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const AGAIN: Record<string, string> = {
  sent: 'We have sent you a new code. The one before does not work any more.',
  wait: 'We have sent several codes just now. Please wait a few minutes.',
}

/** `/sign-in/code`: the code that was sent (WAT-15). A browser that has asked for none begins at the first step. */
const Page = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params)
  const given = await searchParams
  const query = readSignInQuery(given)
  const req = await createLocalReq({}, await payloadClient())
  const address = await challengedAddress(req, site.id, challengeIn(await headers()))
  if (address === null) redirect(signInHref(query))
  const fields = queryFields(query)
  const again = typeof given.again === 'string' ? AGAIN[given.again] : undefined
  return (
    <SignInFrame
      site={site}
      picture={await getMainPicture(site)}
      title="Enter your code"
      text={
        <p>
          We have sent 6 digits to{' '}
          <strong className="whitespace-nowrap text-fg">{maskedAddress(addressOf(address))}</strong>. They work for 10
          minutes.
        </p>
      }
      back={{ href: signInHref(query), label: 'Use another number or email' }}
    >
      {again && (
        <p role="status" className="mb-5 rounded-md bg-surface p-3.5 text-sm font-medium">
          {again}
        </p>
      )}
      <CodeForm query={fields} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-t border-line pt-5 text-sm text-muted">
        <span>Nothing there? Look into your spam folder too.</span>
        <ResendCode key={again} query={fields} />
      </div>
    </SignInFrame>
  )
}

export default Page
