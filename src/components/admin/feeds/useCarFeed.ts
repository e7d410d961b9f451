import { useDocumentInfo } from '@payloadcms/ui'
import { carFeedSchema, type CarFeed } from './carFeedSchema'
import { type Loaded, useJson } from './useJson'

/** The feed's values for the car being edited; fetched again after every save. */
export const useCarFeed = (): Loaded<CarFeed> => {
  const { id, lastUpdateTime } = useDocumentInfo()
  return useJson(id === undefined ? null : `/api/cars/${id}/feed`, carFeedSchema, lastUpdateTime)
}
