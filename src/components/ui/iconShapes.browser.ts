/** The few icons that scripts bring along. Written by scripts/siteAssets.ts. */
export const iconShapes = {
  'chevron-down': '<path d="M6 9l6 6 6-6"/>',
} as const
