import { staffApi } from './api'

/** Publishes a page of these sections, named 'Every section'. */
export const addSections = async (site: string, slug: string, layout: object[]) => {
  const api = await staffApi('admin@demo.test')
  const [tenant] = await api.find(`tenants?where[slug][equals]=${site}`)
  const page = await api.create('pages', {
    tenant: tenant?.id,
    _status: 'published',
    title: 'Every section',
    slug,
    layout,
  })
  return { api, tenant, remove: () => api.remove(`pages/${page.id}`) }
}
