import { Check, Lock } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { type PageId, pageIds, pagePath, pageTitle } from '@/src/domain/finance/application/applicationPages'
import { mayOpen } from '@/src/domain/finance/application/answers'

export interface ApplicationCar {
  name: string
  path: string
  picture: string | null
}

interface ProgressProps {
  page: PageId
  /** The first page that is not answered. */
  next: PageId
}

/** Which step this is, in words and as a bar; on wide screens the steps that may be opened are links. */
const Progress = ({ page, next }: ProgressProps) => {
  const at = pageIds.indexOf(page)
  return (
    <nav aria-label="Steps of the application" className="mb-8">
      <p className="text-sm font-semibold text-muted tabular lg:hidden">
        Step {at + 1} of {pageIds.length}
      </p>
      <div aria-hidden className="mt-2.5 grid grid-flow-col auto-cols-fr gap-1 lg:hidden">
        {pageIds.map((id, index) => (
          <span key={id} className={cx('h-1.5 rounded-full', index <= at ? 'bg-brand' : 'bg-line')} />
        ))}
      </div>
      <ol className="grid gap-0.5 max-lg:hidden">
        {pageIds.map((id, index) => {
          const isDone = index < pageIds.indexOf(next)
          const label = (
            <>
              <span
                aria-hidden
                className={cx(
                  'grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold tabular',
                  isDone || id === page ? 'bg-ink text-on-ink' : 'border border-line-strong text-muted',
                )}
              >
                {isDone ? <Check className="size-4" /> : index + 1}
              </span>
              {pageTitle(id)}
            </>
          )
          const look = 'flex min-h-10 items-center gap-3 rounded-md px-3 text-sm'
          return (
            <li key={id} aria-current={id === page ? 'step' : undefined}>
              {id !== page && mayOpen(id, next) ? (
                <Link prefetch={false} href={pagePath(id)} className={cx(look, 'hover:bg-surface')}>
                  {label}
                </Link>
              ) : (
                <span className={cx(look, id === page ? 'bg-surface font-semibold' : 'text-muted')}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface ApplicationFrameProps extends ProgressProps {
  intro: string
  lender: string
  car: ApplicationCar | null
  /** The sign-in page, which leads back here; null for whoever is signed in. */
  signIn: string | null
  children: ReactNode
}

/** A step of the finance application: where it is, what it asks, what it is about, and what becomes of the answers. */
export const ApplicationFrame = ({ page, next, intro, lender, car, signIn, children }: ApplicationFrameProps) => (
  <>
    <PageTitle title="Apply for finance" parents={[{ label: 'Finance', href: '/finance' }]} />
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-12 py-8 lg:grid-cols-[15rem_minmax(0,1fr)_17rem] lg:py-12">
      <Progress page={page} next={next} />
      <div className="min-w-0">
        <h2 className="text-heading">{pageTitle(page)}</h2>
        <p className="mb-7 mt-2 text-muted">{intro}</p>
        {children}
      </div>
      <aside className="mt-10 grid gap-6 self-start lg:mt-0">
        {car && (
          <Link
            prefetch={false}
            href={car.path}
            className="block overflow-hidden rounded-lg border border-line hover:border-fg"
          >
            {car.picture && (
              <Photo
                url={car.picture}
                alt=""
                size={{ width: 272, height: 170 }}
                className="aspect-[8/5] w-full object-cover"
              />
            )}
            <span className="block p-4">
              <span className="block text-sm text-muted">You apply for</span>
              <span className="font-semibold">{car.name}</span>
            </span>
          </Link>
        )}
        <div className="grid gap-3 rounded-lg bg-surface p-5 text-sm text-muted">
          <p className="flex gap-2.5 font-semibold text-fg">
            <Lock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            Stored encrypted
          </p>
          <p>Each step is saved when you continue. You can stop and come back within 30 days.</p>
          {signIn && (
            <p>
              <Link prefetch={false} href={signIn} className="font-semibold text-fg underline">
                Sign in
              </Link>{' '}
              to go on with it on another device.
            </p>
          )}
          <p>
            Until you send it, nobody at the dealership reads it. Then it goes to our sales staff and to the lender.
          </p>
          {lender !== 'Manual' && <p>Lender: {lender}.</p>}
        </div>
      </aside>
    </Container>
  </>
)
