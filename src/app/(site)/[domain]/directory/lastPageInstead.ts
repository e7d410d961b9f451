import { redirect } from 'next/navigation'
import { directoryHref, type DirectoryState } from '@/src/domain/directory/DirectoryState'

/** Leads a page beyond the last one to the last one. */
export const lastPageInstead = (
  path: string,
  state: DirectoryState,
  { hits, pages }: { hits: readonly unknown[]; pages: number },
): void => {
  if (hits.length === 0 && pages > 0) redirect(directoryHref(path, { ...state, page: pages }))
}
