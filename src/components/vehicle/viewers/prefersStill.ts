/** Whether somebody has asked their system for less motion. In the browser only. */
export const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
