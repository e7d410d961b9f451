type Status = 'draft' | 'published' | null

interface Row {
  _status?: Status
}

/** Reads and writes the rows of one collection with an editor's own rights. */
export interface EditedRows<T extends Row, Data> {
  read(id: string, draft: boolean): Promise<T | null>
  write(id: string, data: Data, draft: boolean): Promise<unknown>
  /** What of a row can be written back. */
  dataOf(row: T): Data
}

/**
 * Changes a row where it stands, as a button in a list does: what visitors see changes at once, and a draft that waits on
 * top keeps waiting, with the change in it. Payload itself would publish that draft, or take the row off the site with it.
 * A row that was never published stays a draft. Null: there is no such row for this editor.
 */
export const changeInPlace = async <T extends Row, Data extends object>(
  rows: EditedRows<T, Data>,
  id: string,
  change: Data,
): Promise<'published' | 'draft' | null> => {
  const [shown, latest] = [await rows.read(id, false), await rows.read(id, true)]
  if (!shown || !latest) return null
  if (shown._status !== 'published') {
    await rows.write(id, { ...change, _status: 'draft' }, true)
    return 'draft'
  }
  await rows.write(id, { ...rows.dataOf(shown), ...change, _status: 'published' }, false)
  if (latest._status === 'draft') await rows.write(id, { ...rows.dataOf(latest), ...change, _status: 'draft' }, true)
  return 'published'
}
