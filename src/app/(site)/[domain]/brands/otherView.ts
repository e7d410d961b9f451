import { isSamePicture } from '@/src/domain/media/pictureHints'
import { getModelById } from '@/src/data/content/getModel'
import type { ModelTile } from '@/src/domain/content/models/modelTile'

type Picture = ModelTile['image']

/** Another view of the model whose tile has the picture; else the picture. `at`: which of the model's views. */
export const otherView = async (siteId: string, picture: Picture, range: ModelTile[], at: number): Promise<Picture> => {
  const shown = picture && range.find(({ image }) => image && isSamePicture(image.url, picture.url))
  return (shown && (await getModelById(siteId, shown.id))?.gallery.at(at)) ?? picture
}
