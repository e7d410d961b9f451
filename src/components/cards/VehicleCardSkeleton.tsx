import { Skeleton } from '@/src/components/ui/Skeleton'

/** The shape of a VehicleCard while results are on their way; its parts have the card's names, which cards.css orders. */
export const VehicleCardSkeleton = () => (
  <div
    data-skeleton
    className="vc relative flex flex-col overflow-hidden rounded-lg bg-canvas shadow-card card-flush:rounded-none card-flush:bg-transparent card-flush:shadow-none card-outlined:border card-outlined:border-line card-outlined:shadow-none view-list:flex-row"
  >
    <Skeleton className="vc-photo aspect-[3/2] shrink-0 rounded-none card-flush:rounded-lg view-list:aspect-[8/5] sm:view-list:aspect-[8/5] view-list:w-[42%] sm:view-list:w-80 lg:view-list:w-64 xl:view-list:w-96" />
    <div className="vc-body flex min-w-0 grow flex-col p-4 sm:p-5 card-flush:px-0 card-flush:view-list:px-5">
      <div className="vc-words grow">
        <Skeleton className="vc-kind h-4 w-1/3" />
        <Skeleton className="vc-name mt-3 h-6 w-4/5" />
        <Skeleton className="vc-grade mt-3 h-4 w-1/2" />
        <Skeleton className="vc-facts mt-3 h-4 w-full" />
      </div>
      <div className="vc-foot mt-4">
        <Skeleton className="vc-price h-8 w-2/5" />
        <Skeleton className="vc-ways mt-4 h-10 w-full max-sm:view-list:hidden" />
      </div>
    </div>
  </div>
)
