import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps, FlattenedBlock, Payload } from 'payload'
import { type PagePattern, pagePatterns } from '@/tenants/starter/pagePatterns'
import { AdminPage } from '../AdminPage'
import { isEditor } from '../marketers/holdsRole'
import './newPage.css'

const TITLE = 'New page'
const CREATE = '/admin/collections/pages/create'

const sectionKinds = ({ collections }: Payload): readonly FlattenedBlock[] => {
  const layout = collections.pages.config.flattenedFields.find(({ name }) => name === 'layout')
  return layout?.type === 'blocks' ? layout.blocks : []
}

/** The sections of a pattern as the section picker shows them. */
const pictured = ({ sections }: PagePattern, kinds: readonly FlattenedBlock[]) =>
  sections().flatMap(({ blockType }) => {
    const kind = kinds.find(({ slug }) => slug === blockType)
    const thumbnail = kind?.admin?.images?.thumbnail
    const label = kind?.labels?.singular
    return typeof label === 'string'
      ? [{ label, thumbnail: typeof thumbnail === 'object' ? thumbnail.url : (thumbnail ?? null) }]
      : []
  })

interface PatternCardProps {
  href: string
  name: string
  about: string
  /** Its sections from top to bottom; thumbnail address or null. */
  sections: { label: string; thumbnail: string | null }[]
}

/** A page to start from: what it is for, and its sections as they follow each other. */
const PatternCard = ({ href, name, about, sections }: PatternCardProps) => (
  <Link className="new-page__pattern" href={href} prefetch={false}>
    <strong>{name}</strong>
    <span>{about}</span>
    {sections.length > 0 && (
      <ol>
        {sections.map(({ label, thumbnail }, index) => (
          <li key={`${label}${index}`}>
            {thumbnail !== null && (
              // eslint-disable-next-line @next/next/no-img-element -- a drawing inside its own address
              <img src={thumbnail} alt="" width={60} height={40} />
            )}
            {label}
          </li>
        ))}
      </ol>
    )}
  </Link>
)

const Patterns = ({ payload }: { payload: Payload }) => {
  const kinds = sectionKinds(payload)
  return (
    <>
      <p>What is it for? Every section can be changed, moved or taken out afterwards.</p>
      <ul className="new-page__patterns">
        {pagePatterns.map((pattern) => (
          <li key={pattern.key}>
            <PatternCard
              href={`${CREATE}?pattern=${pattern.key}`}
              name={pattern.name}
              about={pattern.about}
              sections={pictured(pattern, kinds)}
            />
          </li>
        ))}
        <li>
          <PatternCard href={CREATE} name="Empty page" about="Nothing yet: you choose every section." sections={[]} />
        </li>
      </ul>
      <p>
        An old page can be the start, too: open it under{' '}
        <Link href="/admin/collections/pages" prefetch={false}>
          Pages
        </Link>{' '}
        and choose Duplicate.
      </p>
    </>
  )
}

/** The admin's page at /admin/new-page: what a new page starts from, in one press (CON-16, CMS-01). */
export const NewPageView = (view: AdminViewServerProps) => {
  const { payload, user } = view.initPageResult.req
  return (
    <AdminPage view={view} path="/admin/new-page" step={TITLE} className="new-page">
      <h1>{TITLE}</h1>
      {isEditor(user) ? (
        <Patterns payload={payload} />
      ) : (
        <p>Pages are made by marketers and admins of the dealership.</p>
      )}
    </AdminPage>
  )
}
