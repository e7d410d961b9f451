/** How a client's files are written (FEED-01), by the name stored with the client. */
export const feedProfiles = {
  canonical: 'Our own fields (JSON, NDJSON or CSV with our names)',
  generic: 'Any CSV: columns are recognised by their usual names',
  'dealer-studio': 'Dealer Studio style CSV',
  easycars: 'EasyCars style JSON',
  'trader-ads': 'TraderAds style XML',
  listings: 'Public listings CSV (Brand, Title, Car/Suv …)',
  custom: 'Columns mapped below',
} as const

export type FeedProfileName = keyof typeof feedProfiles
