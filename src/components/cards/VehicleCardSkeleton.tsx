import { Skeleton } from '@/src/components/ui/Skeleton'

/** The shape of a VehicleCard while results are on their way. */
export const VehicleCardSkeleton = () => (
  <div className="overflow-hidden rounded-lg bg-canvas shadow-card card-flush:shadow-none card-outlined:border card-outlined:border-line card-outlined:shadow-none">
    <Skeleton className="aspect-[8/5] rounded-none card-flush:rounded-lg" />
    <div className="space-y-3 p-5 card-flush:px-0">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="mt-6 h-8 w-2/5" />
      <Skeleton className="h-10 w-full" />
    </div>
  </div>
)
