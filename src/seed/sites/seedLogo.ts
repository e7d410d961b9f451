import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLocalReq } from 'payload'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import type { DemoTenant } from '@/tenants/demo/DemoTenant'
import { createMissing, type SeededRows } from '../createMissing'
import type { SeedContext } from '../SeedContext'
import { logoPicture } from './logoPicture'

const publicFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../public')

/** Uploads the dealership's logo and shows it, both or neither, unless the dealership has chosen one. */
export const seedLogo = async (context: SeedContext, tenant: string, demo: DemoTenant): Promise<SeededRows> => {
  const { payload } = context
  const filePath = path.join(publicFolder, logoPicture(demo.slug))
  const { logo: chosen } = await payload.findByID({
    collection: 'tenants',
    id: tenant,
    depth: 0,
    select: { logo: true },
  })
  return createMissing(context, {
    collection: 'media',
    tenant,
    rows: !chosen && existsSync(filePath) ? [path.basename(filePath)] : [],
    keyOf: (name) => name,
    // The upload is numbered where another file had its name.
    storedKeyOf: ({ filename }) => filename?.replace(/-\d+(?=\.webp$)/, ''),
    create: async () => {
      const req = await createLocalReq({}, payload)
      return inTransaction(req, async () => {
        const data = { tenant, alt: demo.name }
        const logo = await payload.create({ collection: 'media', depth: 0, req, data, filePath })
        await payload.update({ collection: 'tenants', id: tenant, depth: 0, req, data: { logo: logo.id } })
        return logo
      })
    },
  })
}
