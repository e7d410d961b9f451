/** The small actions under a car's main buttons. */
export const toolClasses =
  'inline-flex h-11 items-center justify-center gap-2 rounded-control px-3 text-sm font-semibold transition-colors hover:bg-fg/6'
