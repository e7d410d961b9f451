/** Sizes of the brochure in points, and the greys beside the brand's colours. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40 } as const
export const INNER = PAGE.width - 2 * PAGE.margin
export const RIGHT = PAGE.width - PAGE.margin
/** Nothing but the footer stands below this. */
export const BOTTOM = PAGE.height - 46
export const GREY = { text: '#3a434e', label: '#56606d', line: '#dde2e8', surface: '#f3f5f7' } as const
