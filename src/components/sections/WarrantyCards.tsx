import { ShieldCheck } from 'lucide-react'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import type { WarrantyPromise } from '@/src/domain/content/warrantyPromises'

const COLUMNS: Record<number, string> = { 1: 'max-w-xl', 2: 'sm:grid-cols-2' }

interface WarrantyCardsProps {
  promises: WarrantyPromise[]
  note: string | null
}

/** Years that can be read across a room, and what each of them covers (CON-36..38). */
export const WarrantyCards = ({ promises, note }: WarrantyCardsProps) => (
  <>
    <ul className={cx('grid gap-3 sm:gap-5', COLUMNS[promises.length] ?? 'md:grid-cols-3')}>
      {promises.map(({ years, title, text }) => (
        <li key={title}>
          <Card className="h-full p-5 text-fg sm:p-7 lg:p-9">
            <ShieldCheck className="absolute -right-6 -top-6 size-24 sm:size-36 text-brand opacity-7" />
            <h3 className="relative flex items-end gap-3">
              <span className="tabular text-[3rem] leading-[0.8] sm:text-[4.5rem] font-bold tracking-[-0.05em] text-brand-text">
                {years}
              </span>
              <span className="max-w-52 text-subheading">{title}</span>
            </h3>
            <p className="relative mt-3 text-muted sm:mt-5">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
    {note && <p className="mt-6 max-w-3xl text-sm text-muted">{note}</p>}
  </>
)
