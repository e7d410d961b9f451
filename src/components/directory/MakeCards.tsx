import { ArrowRight, ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { hasMakeLogo, MakeLogo } from '@/src/components/site/MakeLogo'
import { Card } from '@/src/components/ui/Card'
import { counted } from '@/src/domain/counted'
import type { DirectoryModel, MakeEntry } from '@/src/domain/directory/makeEntries'

/** Models listed before the rest is collapsed. */
const SHOWN = 8

const Models = ({ models }: { models: DirectoryModel[] }) => (
  <ul className="grid grid-cols-2 gap-x-6">
    {models.map(({ slug, label, href, count }) => (
      <li key={slug} className="min-w-0">
        <Link
          prefetch={false}
          href={href}
          className="group flex min-h-9 items-baseline justify-between gap-2 border-b border-line py-1.5 text-[0.9375rem]"
        >
          <span className="truncate group-hover:underline">{label}</span>
          {count > 0 && <span className="tabular text-sm text-muted">{count.toLocaleString('en-AU')}</span>}
        </Link>
      </li>
    ))}
  </ul>
)

const Make = ({ make: { slug, label, href, count, models } }: { make: MakeEntry }) => (
  <Card as="article" className="flex h-full flex-col p-5 sm:p-6">
    <Link prefetch={false} href={href} className="group mb-3 flex items-center gap-4">
      {hasMakeLogo(slug) && (
        <span className="grid h-14 w-18 shrink-0 place-items-center rounded-md bg-surface">
          <MakeLogo slug={slug} className="size-8" />
        </span>
      )}
      <div className="min-w-0 grow">
        <h3 className="truncate text-subheading group-hover:underline">{label}</h3>
        {count > 0 && <span className="tabular text-sm text-muted">{counted(count, 'vehicle')}</span>}
      </div>
      <ArrowRight className="size-5 shrink-0 text-brand-text transition-transform group-hover:translate-x-1" />
    </Link>
    <Models models={models.slice(0, SHOWN)} />
    {models.length > SHOWN && (
      <details className="group/more">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 pt-2 text-sm font-semibold text-brand-text [&::-webkit-details-marker]:hidden">
          {models.length - SHOWN} more {label} {models.length - SHOWN === 1 ? 'model' : 'models'}
          <ChevronDown className="size-4 transition-transform group-open/more:rotate-180" />
        </summary>
        <Models models={models.slice(SHOWN)} />
      </details>
    )}
  </Card>
)

/** Makes with their models, each a way into the stock (SRP-32). */
export const MakeCards = ({ makes }: { makes: MakeEntry[] }) => (
  <ul className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
    {makes.map((make) => (
      <li key={make.slug} className="min-w-0">
        <Make make={make} />
      </li>
    ))}
  </ul>
)
