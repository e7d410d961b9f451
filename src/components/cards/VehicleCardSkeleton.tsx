import { Skeleton } from '@/src/components/ui/Skeleton'

/** The shape of a VehicleCard while results are on their way. */
export const VehicleCardSkeleton = () => (
  <div
    data-skeleton
    className="flex flex-col overflow-hidden rounded-lg bg-canvas shadow-card card-flush:shadow-none card-outlined:border card-outlined:border-line card-outlined:shadow-none view-list:flex-row"
  >
    <Skeleton className="aspect-[16/9] shrink-0 rounded-none card-flush:rounded-lg sm:aspect-[8/5] view-list:aspect-[8/5] view-list:w-[42%] sm:view-list:w-80 lg:view-list:w-64 xl:view-list:w-96" />
    <div className="grow space-y-3 p-4 sm:p-5 card-flush:px-0 card-flush:view-list:px-5">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="mt-6 h-8 w-2/5" />
      <Skeleton className="h-10 w-full max-sm:view-list:hidden" />
    </div>
  </div>
)
