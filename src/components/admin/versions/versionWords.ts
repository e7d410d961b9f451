/** A stored version, with the fields that the list of versions needs. */
export interface KeptVersion {
  id: string
  /** ISO time it was saved. */
  at: string
  /** Null when the collection has no drafts: every version was published. */
  status: 'draft' | 'published' | null
  /** Id of the member of staff who saved it; null when it was not saved by a person. */
  editor: string | null
}

export interface VersionRow {
  id: string
  at: string
  who: string
  state: string
}

const NOBODY = 'A feed, a schedule or the platform'
const GONE = 'Somebody who left'

const stateOf = (version: KeptVersion, at: number, inForce: string | undefined, isPublished: boolean): string => {
  if (version.status === null) return at === 0 ? 'In force' : 'Earlier'
  if (version.status === 'draft') return at === 0 ? 'Newest draft' : 'Draft'
  return isPublished && version.id === inForce ? 'Published now' : 'Published earlier'
}

/** The versions of a row, newest first, with who saved each and what became of it. */
export const versionRows = (
  versions: readonly KeptVersion[],
  names: ReadonlyMap<string, string>,
  isPublished: boolean,
): VersionRow[] => {
  const inForce = versions.find(({ status }) => status === 'published')?.id
  return versions.map((version, at) => ({
    id: version.id,
    at: version.at,
    who: version.editor === null ? NOBODY : (names.get(version.editor) ?? GONE),
    state: stateOf(version, at, inForce, isPublished),
  }))
}
