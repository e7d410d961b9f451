import { useDocumentInfo } from '@payloadcms/ui'
import { carFeedSchema, type CarFeed } from './carFeedSchema'
import { type Loaded, useJson } from './useJson'

/** What the feed says of the car being edited; read again after every save. */
export const useCarFeed = (): Loaded<CarFeed> => {
  const { id, lastUpdateTime } = useDocumentInfo()
  return useJson(id === undefined ? null : `/api/cars/${id}/feed`, carFeedSchema, lastUpdateTime)
}
