import { Skeleton } from '@/src/components/ui/Skeleton'

/** Placeholder while the gauge is loading, as high as it will be (VDP-33). */
export const GaugeSkeleton = () => (
  <div
    data-testid="gauge-skeleton"
    aria-busy
    className="grid h-full min-h-64 content-start gap-12 rounded-xl bg-surface p-4 sm:min-h-70 sm:p-8"
  >
    <Skeleton className="h-7 w-32" />
    <Skeleton className="h-3 w-full rounded-full" />
  </div>
)
