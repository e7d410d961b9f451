/** Places in the grid, from 0: the first and the last card of which something is in the window. */
export interface Sight {
  from: number
  to: number
}

/** The cards a shopper has before the eyes; null: none, the list is out of sight. */
export const cardsInSight = (results: HTMLElement | null): Sight | null => {
  const seen = [...(results?.querySelectorAll(':scope > ul > li') ?? [])].flatMap((cell, place) => {
    const { top, bottom } = cell.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight ? [place] : []
  })
  const [from] = seen
  const to = seen.at(-1)
  return from === undefined || to === undefined ? null : { from, to }
}
