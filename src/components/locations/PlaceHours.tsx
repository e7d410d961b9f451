import { ChevronDown, Clock } from 'lucide-react'
import { PlaceWeek, type PlaceWeekProps } from './PlaceWeek'

/** A place's opening hours, opened on request (LOC-06). */
export const PlaceHours = ({
  main,
  departments,
  hrefFor,
}: Pick<PlaceWeekProps, 'main' | 'departments' | 'hrefFor'>) => (
  <details className="group open:basis-full">
    <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold sm:gap-2 lg:min-h-8">
      <Clock className="size-4 text-brand-text max-sm:hidden" />
      <span>
        <span className="max-sm:sr-only">Opening </span>Hours
      </span>
      <ChevronDown className="size-4 text-muted transition-transform group-open:rotate-180" />
    </summary>
    <div className="pb-2 pt-1">
      <PlaceWeek id={`hours-${main.id}`} main={main} departments={departments} hrefFor={hrefFor} />
    </div>
  </details>
)
