import type { Plugin, UIField } from 'payload'
import { shownField } from '../fields/content/shownField'

const scheduleField: UIField = {
  name: 'publishLater',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/components/admin/schedule/ScheduleField#ScheduleField' },
  },
}

const PUBLISH_NOW = '/src/components/admin/schedule/PublishNow#PublishNow'

/** Adds the schedule, for publishing and unpublishing, to every form and every list of content with drafts (CMS-01). */
export const publishLater: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { admin, fields, versions } = collection
    const drafts = typeof versions === 'object' ? versions.drafts : false
    if (typeof drafts !== 'object' || !drafts.schedulePublish) return collection
    const edit = { ...admin?.components?.edit, PublishButton: PUBLISH_NOW }
    return {
      ...collection,
      admin: { ...admin, components: { ...admin?.components, edit } },
      fields: [scheduleField, shownField, ...fields],
    }
  }),
})
