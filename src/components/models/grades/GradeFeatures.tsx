import { Check } from 'lucide-react'

/** What a grade has beyond its facts; `label`: 'Includes' of the first, 'Adds' of those that build on it. */
export const GradeFeatures = ({ features, label }: { features: string[]; label?: string }) => (
  <>
    {label && <p className="mb-2 text-sm text-muted">{label}</p>}
    <ul className="grid gap-2">
      {features.map((feature, index) => (
        <li key={index} className="flex gap-2">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand-text" />
          {feature}
        </li>
      ))}
    </ul>
  </>
)
