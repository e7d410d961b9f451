import type { StoredTouch } from './attributionSchema'

/** Where a lead came from, as a report counts it. A closed list: a campaign's own words are for the lead alone. */
export const channels = [
  'paid_search',
  'paid_social',
  'search',
  'social',
  'email',
  'referral',
  'campaign',
  'direct',
] as const
export type Channel = (typeof channels)[number]

export const channelWords: Record<Channel, string> = {
  paid_search: 'Search ads',
  paid_social: 'Social ads',
  search: 'Search engines',
  social: 'Social networks',
  email: 'E-mail',
  referral: 'Other websites',
  campaign: 'Campaigns',
  direct: 'Direct',
}

const SEARCH = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|baidu)\./
const SOCIAL = /(^|\.)(facebook|instagram|tiktok|linkedin|youtube|pinterest|twitter|x|reddit)\.com?\b|^t\.co\b/
const PAID = /^(cpc|ppc|paid.*|cpm|display|retargeting)$/i
const SOCIAL_SOURCE = /facebook|instagram|tiktok|linkedin|youtube|pinterest|twitter|^(fb|ig|meta)$/i
const SEARCH_SOURCE = /google|bing|duckduckgo|yahoo/i

const ofCampaign = (source: string, medium: string): Channel => {
  const paid = PAID.test(medium)
  if (/^e-?mail|newsletter$/i.test(medium)) return 'email'
  if (SOCIAL_SOURCE.test(source)) return paid ? 'paid_social' : 'social'
  if (SEARCH_SOURCE.test(source)) return paid ? 'paid_search' : 'search'
  return 'campaign'
}

/** The channel of a touch; '' when nothing is known of how the visitor came. */
export const channelOf = (touch: StoredTouch | null | undefined): Channel | '' => {
  if (!touch) return ''
  if (touch.gclid) return 'paid_search'
  const { utm_source = '', utm_medium = '', referrer = '' } = touch
  if (utm_source || utm_medium) return ofCampaign(utm_source, utm_medium)
  if (touch.fbclid) return 'social'
  const [host = ''] = referrer.split('/')
  if (host === '') return 'direct'
  if (SEARCH.test(host)) return 'search'
  return SOCIAL.test(host) ? 'social' : 'referral'
}
