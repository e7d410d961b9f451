import { studioPicture } from './StudioLibrary'

/** The address of a picture the demo names: one written in full, such as a building's, or one of the studio's vehicles. */
export const demoPicture = (...[library, name, wearer]: Parameters<typeof studioPicture>): string | null =>
  name.startsWith('/') ? name : studioPicture(library, name, wearer)
