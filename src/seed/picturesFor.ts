import type { StudioBody } from './catalogue/CatalogueModel'
import type { DemoCar } from './DemoCar'
import { paintOf, usualPaints } from './paint'
import type { Random } from './random'
import { studioSets, type StudioLibrary } from './StudioLibrary'

interface Pictures extends Pick<DemoCar, 'images' | 'spin_images' | 'spin_interior_image'> {
  /** Paint name that matches the pictures. */
  colour: string
}

/** Chooses a colour Australians would, among those drawn for the body, and the pictures in it (CAR-17, CAR-20). */
export const picturesFor = (dice: Random, library: StudioLibrary, body: StudioBody): Pictures => {
  const sets = studioSets(library, body)
  if (sets.length === 0) {
    const colour = dice.weighted(usualPaints.map((name) => [paintOf(name).name, paintOf(name).weight] as const))
    return { colour, images: [], spin_images: [], spin_interior_image: null }
  }
  const set = dice.weighted(sets.map((one) => [one, paintOf(one.colour).weight] as const))
  return {
    colour: paintOf(set.colour).name,
    images: set.stills.map((url) => ({ image: { url, thumb: { url } } })),
    spin_images: set.orbit,
    spin_interior_image: set.orbit.length > 0 ? set.interior : null,
  }
}
