import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PreviewBar } from '@/src/components/preview/PreviewBar'
import { readDraft } from '@/src/data/preview/readDraft'
import { readPreviewToken } from '@/src/data/preview/previewToken'
import { env } from '@/src/env'
import { requireSite } from '../../requireSite'
import { DraftPage } from '../DraftPage'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Preview',
  robots: { index: false, follow: false },
  // The address is a key to the draft, so it must not be sent as a referrer.
  referrer: 'no-referrer',
}

interface PageProps {
  params: Promise<{ domain: string; token: string }>
}

/** A draft on the dealership's own site, for holders of the link (CMS-01). Never cached, never indexed. */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  const claims = readPreviewToken((await params).token, env().PAYLOAD_SECRET, new Date().getTime() / 1000)
  const draft = claims && (await readDraft(claims, site))
  if (!draft) notFound()
  return (
    <>
      <DraftPage site={site} draft={draft} />
      <PreviewBar adminOrigin={`${env().PUBLIC_SCHEME}://${env().PLATFORM_HOST}`} />
    </>
  )
}

export default Page
