import { templateFor, templateNames } from './templates'

/** Templates for a select in the admin. */
export const templateOptions = templateNames.map((value) => ({ value, label: templateFor(value).label }))
