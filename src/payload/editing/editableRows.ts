import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { asEditor } from './asEditor'

/** Which of these rows of a collection the user may edit, by the access rules for updates. */
export const editableIds = async (req: PayloadRequest, relationTo: string, ids: string[]): Promise<string[]> => {
  const config = req.payload.config.collections.find(({ slug }) => slug === relationTo)
  const asked = ids.filter((id) => z.uuid().safeParse(id).success)
  if (!config || asked.length === 0) return []
  const rows = await config.access.update({ req, ...(asked.length === 1 ? { id: asked[0] } : {}) })
  if (!rows) return []
  const { docs } = await req.payload.find({
    collection: config.slug,
    where: { and: [{ id: { in: asked } }, ...(rows === true ? [] : [rows])] },
    select: {},
    pagination: false,
    ...asEditor(req),
  })
  return docs.map(({ id }) => String(id))
}

/** Whether the user may edit a row. */
export const mayEdit = async (
  req: PayloadRequest,
  { relationTo, value }: { relationTo: string; value: string },
): Promise<boolean> => (await editableIds(req, relationTo, [value])).length === 1

/** Whether the user may edit a global. */
export const mayEditGlobal = async (req: PayloadRequest, slug: string): Promise<boolean> => {
  const config = req.payload.config.globals.find((global) => global.slug === slug)
  return Boolean(config && (await config.access.update({ req })))
}
