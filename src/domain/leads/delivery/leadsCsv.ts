import { csvCell } from '../../feeds/rows/csvCell'

/** Columns of the export, by their names on a lead. */
export const exportedColumns = [
  'createdAt',
  'id',
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'category',
  'subcategory',
  'message',
  'opt_in',
  'additional_services',
  'stock_number',
  'vehicle_make',
  'vehicle_model',
  'car_type',
  'vehicle_status',
  'url',
  'source',
  'workflow',
  'notes',
  'mailed_to',
] as const

type Row = Partial<Record<(typeof exportedColumns)[number], unknown>>

const cellOf = (value: unknown): string | number | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value
  return Array.isArray(value) ? value.map(String).join(', ') : String(value)
}

const line = (cells: (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Leads as CSV for people and their spreadsheets: UTF-8 with a mark, no cell a formula (CRM-05). */
export const leadsCsv = (leads: readonly Row[]): string =>
  `\uFEFF${line([...exportedColumns])}${leads
    .map((lead) => line(exportedColumns.map((column) => cellOf(lead[column]))))
    .join('')}`
