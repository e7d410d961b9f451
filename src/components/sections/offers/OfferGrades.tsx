import { Photo } from '@/src/components/ui/Photo'
import { PRICE_BASIS_LABELS } from '@/src/domain/constants/vehicle'
import { Section } from '@/src/components/ui/Section'
import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

interface OfferGradesProps {
  model: { name: string; href: string; image: { url: string; alt: string } | null }
  grades: Pick<ModelGrade, 'name' | 'priceDollars' | 'engine' | 'transmission' | 'drive'>[]
}

/** What is ordered at an offer's terms while none is in stock: its grades, each with its price. */
export const OfferGrades = ({ model: { name, href, image }, grades }: OfferGradesProps) =>
  grades.length > 0 && (
    <Section title={`${name}, to order`} link={{ label: `About the ${name}`, href }}>
      <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
        {image && (
          <div className="relative aspect-[8/5] overflow-hidden rounded-lg bg-surface">
            <Photo url={image.url} alt={image.alt} sizes="(min-width: 1024px) 40rem, 100vw" className="object-cover" />
          </div>
        )}
        <ul className="divide-y divide-line border-y border-line">
          {grades.map((grade) => (
            <li key={grade.name} className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-5">
              <div className="min-w-0">
                <h3 className="text-subheading">{grade.name}</h3>
                <p className="text-muted">
                  {[grade.engine, grade.transmission, grade.drive].filter(Boolean).join(' · ')}
                </p>
              </div>
              {grade.priceDollars !== null && (
                <p className="tabular">
                  <span className="text-heading font-semibold">{formatDollars(grade.priceDollars)}</span>{' '}
                  <span className="text-sm text-muted">{PRICE_BASIS_LABELS.drive_away}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
