import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import type { SanitizedConfig } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { platformSettings } from '@/src/components/admin/platform/platformSettings'
import { importMap } from '../importMap.js'
import { askForDealership } from './askForDealership'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** The configuration with the platform's name, as it is now, in every title. */
const namedConfig = async (): Promise<SanitizedConfig> => {
  const { platformName } = await platformSettings(await payloadClient())
  const { admin, ...rest } = await config
  return { ...rest, admin: { ...admin, meta: { ...admin.meta, titleSuffix: ` · ${platformName}` } } }
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config: namedConfig(), params, searchParams })

const Page = async ({ params, searchParams }: Args) => {
  await askForDealership((await params).segments, (await searchParams).pattern)
  return RootPage({ config, params, searchParams, importMap })
}

export default Page
