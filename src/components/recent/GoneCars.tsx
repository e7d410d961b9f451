import { X } from 'lucide-react'
import { IconButton } from '@/src/components/ui/IconButton'

interface GoneCarsProps {
  cars: { id: string; name: string; make: string; model: string }[]
  onRemove: (id: string) => void
}

/** Saved cars the site no longer shows. */
export const GoneCars = ({ cars, onRemove }: GoneCarsProps) =>
  cars.length > 0 && (
    <section aria-labelledby="gone-cars" className="mt-12 max-w-2xl">
      <h2 id="gone-cars" className="text-subheading">
        No longer for sale
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {cars.map(({ id, name, make, model }) => {
          const title = name || `${make} ${model}`
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-1.5">
              <span className="min-w-0 truncate text-muted">{title}</span>
              <IconButton icon={<X />} label={`Remove ${title}`} onClick={() => onRemove(id)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
