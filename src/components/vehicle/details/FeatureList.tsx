import { Check } from 'lucide-react'
import { FEATURES_BEFORE_SHOW_ALL } from '@/src/domain/constants/vehicle'

const Items = ({ features }: { features: string[] }) => (
  <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
    {features.map((feature) => (
      <li key={feature} className="flex items-start gap-2.5 text-[0.9375rem]">
        <Check className="mt-0.5 size-4.5 text-success" />
        {feature}
      </li>
    ))}
  </ul>
)

/** The car's features: eight shown, the rest behind 'Show All' (VDP-09). */
export const FeatureList = ({ features }: { features: string[] }) => {
  const rest = features.slice(FEATURES_BEFORE_SHOW_ALL)
  return (
    <div>
      <Items features={features.slice(0, FEATURES_BEFORE_SHOW_ALL)} />
      {rest.length > 0 && (
        <details className="group mt-2.5 flex flex-col-reverse">
          <summary className="mt-4 inline-flex min-h-9 list-none items-center font-semibold text-brand-text underline decoration-current/30 underline-offset-4 hover:decoration-current">
            <span className="group-open:hidden">Show All</span>
            <span className="hidden group-open:inline">Hide</span>
          </summary>
          <Items features={rest} />
        </details>
      )}
    </div>
  )
}
