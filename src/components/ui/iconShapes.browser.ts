/** The few icons that scripts bring along. Written by scripts/siteAssets.ts. */
export const iconShapes = {
  'arrow-right': '<path d="M5 12h14M12 5l7 7-7 7"/>',
  'chevron-down': '<path d="M6 9l6 6 6-6"/>',
} as const
