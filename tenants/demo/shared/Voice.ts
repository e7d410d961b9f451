/** What the informational pages of a dealership need to know of it. */
export interface Voice {
  name: string
  /** Where most of its customers live, as in 'across Sydney'. */
  region: string
  phone: string
  sellPath: string
  financeLink: string
  /** Studio pictures, so that no two sites open with the same one. */
  pictures: { fleet: string; roadside: string; eofy: string; electric: string; finance: string; guide: string }
}
