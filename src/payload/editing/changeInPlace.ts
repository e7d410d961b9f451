/** A row of a collection with drafts. */
interface Row {
  id: string
  createdAt: string
  updatedAt: string
  deletedAt?: string | null
  _status?: 'draft' | 'published' | null
}

/** The fields of a row that can be written back. */
type DataOf<T extends Row> = Partial<Omit<T, 'id' | 'createdAt' | 'updatedAt' | 'deletedAt'>>

const dataOf = <T extends Row>({ id: _id, createdAt: _c, updatedAt: _u, deletedAt: _d, ...data }: T): DataOf<T> => data

/** Reads and writes the rows of one collection with an editor's own rights. */
export interface EditedRows<T extends Row> {
  read(id: string, draft: boolean): Promise<T | null>
  write(id: string, data: DataOf<T>, draft: boolean): Promise<unknown>
}

/**
 * Changes a row from a list's button: the published row changes at once, and a newer draft stays a draft, with the
 * change in it. Payload itself would publish that draft, or unpublish the row. A row that was never published stays a
 * draft. Returns null when the editor has no such row.
 */
export const changeInPlace = async <T extends Row>(
  rows: EditedRows<T>,
  id: string,
  change: DataOf<T>,
): Promise<'published' | 'draft' | null> => {
  const [shown, latest] = [await rows.read(id, false), await rows.read(id, true)]
  if (!shown || !latest) return null
  if (shown._status !== 'published') {
    await rows.write(id, { ...change, _status: 'draft' }, true)
    return 'draft'
  }
  await rows.write(id, { ...dataOf(shown), ...change, _status: 'published' }, false)
  if (latest._status === 'draft') await rows.write(id, { ...dataOf(latest), ...change, _status: 'draft' }, true)
  return 'published'
}
