import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, Payload } from 'payload'
import { z } from '@/src/components/admin/zod'
import { relationId } from '@/src/domain/relationId'
import { momentWords } from '@/src/domain/locations/hours/momentWords'
import { dealershipZone } from '@/tenants/dealershipZone'
import { type KeptVersion, versionRows } from './versionWords'
import './versions.css'

const MOST = 100

const stored = z.object({
  id: z.coerce.string(),
  updatedAt: z.string(),
  version: z.object({ _status: z.enum(['draft', 'published']).nullish(), updated_by: z.unknown() }),
})

const keptVersion = (row: unknown): KeptVersion => {
  const { id, updatedAt, version } = stored.parse(row)
  return { id, at: updatedAt, status: version._status ?? null, editor: relationId(version.updated_by) }
}

const namesOf = async (payload: Payload, versions: readonly KeptVersion[]): Promise<Map<string, string>> => {
  const ids = [...new Set(versions.flatMap(({ editor }) => editor ?? []))]
  // Of colleagues, and of the platform's admins: their names alone, which their rights to each other's accounts do not give.
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { name: true, email: true },
  })
  return new Map(docs.map(({ id, name, email }) => [id, name || email]))
}

const readVersions = async ({ initPageResult }: DocumentViewServerProps): Promise<KeptVersion[]> => {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const ask = { depth: 0, limit: MOST, sort: '-updatedAt', overrideAccess: false, user: req.user, req } as const
  if (globalConfig) {
    const { docs } = await req.payload.findGlobalVersions({ slug: globalConfig.slug, ...ask })
    return docs.map(keptVersion)
  }
  if (!collectionConfig) return []
  const where = { parent: { equals: docID } }
  const { docs } = await req.payload.findVersions({ collection: collectionConfig.slug, where, trash: true, ...ask })
  return docs.map(keptVersion)
}

/** The versions of a document: when, by whom, and which of them visitors see (CMS-01). */
export const VersionsView = async (view: DocumentViewServerProps) => {
  const { doc, hasPublishedDoc, initPageResult, routeSegments } = view
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const versions = await readVersions(view)
  const [names, zone] = await Promise.all([
    namesOf(req.payload, versions),
    dealershipZone(req, relationId(collectionConfig?.slug === 'tenants' ? docID : doc?.tenant)),
  ])
  const isTrashed = routeSegments[2] === 'trash'
  const here = globalConfig
    ? `/admin/globals/${globalConfig.slug}`
    : `/admin/collections/${collectionConfig?.slug}/${isTrashed ? 'trash/' : ''}${docID}`
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={req.t('version:versions')}
      />
      <main>
        <Gutter className="kept-versions">
          {versions.length === 0 ? (
            <p>Nothing has been saved yet.</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">Saved</th>
                  <th scope="col">By</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {versionRows(versions, names, hasPublishedDoc).map(({ id, at, who, state }) => (
                  <tr key={id}>
                    <td>
                      <Link href={`${here}/versions/${id}`} prefetch={false}>
                        <time dateTime={at}>{momentWords(at, zone)}</time>
                      </Link>
                    </td>
                    <td>{who}</td>
                    <td>{state}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Gutter>
      </main>
    </>
  )
}
