import type { GlobalAfterChangeHook, GlobalBeforeOperationHook, GlobalConfig } from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'
import { enqueueRevalidation } from '@/src/jobs/queue/enqueueStockChange'

const draftSave = (slug: string): string => `saves a draft of ${slug}`

/** Notes whether a write only keeps a draft: afterwards an unpublished global looks the same. */
const noteDraftSave: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation !== 'update') return
  const { draft, data } = Object(args)
  req.context[draftSave(global.slug)] = draft === true && Object(data)._status !== 'published'
}

/** Whether the write under way only keeps a draft, which changes nothing that is in force. */
export const keepsDraft: (args: Pick<Parameters<GlobalAfterChangeHook>[0], 'global' | 'req'>) => boolean = ({
  global,
  req,
}) => req.context[draftSave(global.slug)] === true

/** Queues the pages that read a global, which may be all of them, for a refresh in the transaction of the write. */
const refreshAfterChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!keepsDraft({ global, req })) await enqueueRevalidation(req, [tagsFor.platform(global.slug)])
  return doc
}

/** Hooks of every global that pages read. */
export const refreshPlatform = { beforeOperation: [noteDraftSave], afterChange: [refreshAfterChange] }

/** Prepared before it is in force, with the last 50 versions. A draft is checked like what is published. */
export const platformDrafts: NonNullable<GlobalConfig['versions']> = { drafts: { validate: true }, max: 50 }
