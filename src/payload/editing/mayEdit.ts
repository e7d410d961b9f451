import type { PayloadRequest } from 'payload'
import { asEditor } from './asEditor'

/** Whether the person who asks may change a row: it is read with the rights to update it. */
export const mayEdit = async (
  req: PayloadRequest,
  { relationTo, value }: { relationTo: string; value: string },
): Promise<boolean> => {
  const config = req.payload.config.collections.find(({ slug }) => slug === relationTo)
  const rows = await config?.access.update({ req, id: value })
  if (!config || !rows) return false
  const mine = { and: [{ id: { equals: value } }, ...(rows === true ? [] : [rows])] }
  const { totalDocs } = await req.payload.count({ collection: config.slug, where: mine, ...asEditor(req) })
  return totalDocs === 1
}
