import type { ComponentProps } from 'react'
import { PageHead } from '@/src/components/page/PageHead'
import type { Site } from '@/tenants/Site'
import { pageWords } from './pageWords'

interface RouteHeadProps extends Omit<ComponentProps<typeof PageHead>, 'site' | 'intro' | 'image'> {
  site: Site
  /** Slug of the page that holds the dealership's words (`wordedPaths`). */
  words: string
}

/** The top of a fixed route: its label as heading, the dealership's own words and picture with it where there are some. */
export const RouteHead = async ({ words, site, ...head }: RouteHeadProps) => {
  const { text, image } = await pageWords(site, words)
  return <PageHead {...head} site={site} intro={text ?? undefined} image={image} />
}
