import type { Metadata } from 'next'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import {
  directoryHref,
  type DirectoryState,
  emptyDirectoryState,
  isNarrowed,
} from '@/src/domain/directory/DirectoryState'

interface DirectoryWords {
  path: string
  title: string
  description: string
}

/** A directory and its further pages are indexed, each under its own address; narrowed or re-ordered ones are not (SEO-01). */
export const directoryMetadata = ({ path, title, description }: DirectoryWords, state: DirectoryState): Metadata => {
  const plain = !isNarrowed(state) && state.sort === emptyDirectoryState.sort
  const page = plain && state.page > 1 ? state.page : 1
  return {
    ...contentMetadata({
      title: page > 1 ? `${title}, page ${page}` : title,
      description,
      path: directoryHref(path, { ...emptyDirectoryState, page }),
    }),
    ...(plain ? {} : { robots: { index: false, follow: true } }),
  }
}
