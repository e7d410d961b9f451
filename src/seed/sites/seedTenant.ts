import type { DemoTenant } from '@/tenants/demo/DemoTenant'
import type { SeedContext } from '../SeedContext'

/** Creates the dealership itself unless its slug exists. @returns its id. */
export const seedTenant = async ({ payload }: SeedContext, demo: DemoTenant, members: string[]): Promise<string> => {
  const found = await payload.find({
    collection: 'tenants',
    where: { slug: { equals: demo.slug } },
    depth: 0,
    limit: 1,
  })
  const existing = found.docs[0]
  if (existing) return existing.id
  const { name, tagline, slug, template, websiteId, dealershipId, theme, settings } = demo
  const created = await payload.create({
    collection: 'tenants',
    data: {
      name,
      tagline,
      slug,
      template,
      websiteId,
      dealership_id: dealershipId,
      theme,
      settings: { ...settings },
      members,
    },
    depth: 0,
  })
  return created.id
}
