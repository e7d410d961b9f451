import { Skeleton } from '@/src/components/ui/Skeleton'

/** Placeholder while the gauge is loading, as high as it will be (VDP-33). */
export const GaugeSkeleton = () => (
  <div
    data-testid="gauge-skeleton"
    aria-busy
    className="grid min-h-84 content-start justify-items-center gap-4 rounded-xl bg-surface p-6 sm:p-8"
  >
    <Skeleton className="h-32 w-64 rounded-t-full" />
    <Skeleton className="h-6 w-40" />
  </div>
)
