import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { relationId } from '@/src/domain/relationId'

const filled = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const uploadUrl = async (req: PayloadRequest, value: unknown): Promise<string | null> => {
  const id = relationId(value)
  if (!id) return null
  const media = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  return filled(media?.url)
}

const modelUrl = async (req: PayloadRequest, value: unknown): Promise<string | null> => {
  const id = relationId(value)
  if (!id) return null
  const model = await req.payload.findByID({ collection: 'models', id, depth: 0, disableErrors: true, req })
  return (
    (await uploadUrl(req, model?.image?.media)) ?? filled(model?.image?.url) ?? filled(model?.cloudfront_new_image_url)
  )
}

/** Writes `image_or_model_image.url` (ENT-07): the offer's upload, else its address, else the picture of its model. */
export const derivedImage: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const offer = { ...originalDoc, ...data }
  const url = (await uploadUrl(req, offer.image)) ?? filled(offer.image_url) ?? (await modelUrl(req, offer.model))
  return { ...data, image_or_model_image: { url } }
}
