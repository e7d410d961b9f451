import { cx } from '@/src/components/ui/cx'
import type { WarrantyPromise } from '@/src/domain/content/warrantyPromises'

const COLUMNS: Record<number, string> = { 1: 'max-w-xl', 2: 'md:grid-cols-2' }

interface WarrantyCardsProps {
  promises: WarrantyPromise[]
  note: string | null
}

/** Years that can be read across a room, in the letters of the site's headings, and what each of them covers (CON-36..38). */
export const WarrantyCards = ({ promises, note }: WarrantyCardsProps) => (
  <>
    <ul className={cx('grid gap-x-14 gap-y-8', COLUMNS[promises.length] ?? 'lg:grid-cols-3')}>
      {promises.map(({ years, title, text }) => (
        <li key={title} className="flex items-center gap-5 sm:gap-8">
          <span
            aria-hidden
            className="tabular text-display text-[clamp(5.5rem,3.5rem+7.5vw,11rem)]! leading-[0.82]! tracking-[-0.05em]! text-brand-text"
          >
            {years}
          </span>
          <div className="min-w-0">
            <h3 className="text-subheading">
              <span className="sr-only">{years} </span>
              {title}
            </h3>
            <p className="mt-1.5 max-w-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    {note && <p className="mt-8 max-w-3xl text-sm text-muted">{note}</p>}
  </>
)
