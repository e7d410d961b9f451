import { defaultTemplate } from './defaultTemplate'
import { groupTemplate } from './groupTemplate'
import { leisureTemplate } from './leisureTemplate'
import { singleBrandTemplate } from './singleBrandTemplate'
import type { Template } from './Template'
import { usedCarsTemplate } from './usedCarsTemplate'

/** Every template by the name a dealership stores in `template` (TEN-03). */
export const templates = {
  default: defaultTemplate,
  group: groupTemplate,
  'used-cars': usedCarsTemplate,
  leisure: leisureTemplate,
  'single-brand': singleBrandTemplate,
} satisfies Record<string, Template>

export type TemplateName = keyof typeof templates

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templates, name)

export const templateNames: readonly TemplateName[] = Object.keys(templates).filter(isTemplateName)

/** A stored name; one that is not known counts as the default template. */
export const templateNameOf = (name: string): TemplateName => (isTemplateName(name) ? name : 'default')

/** The template by name. */
export const templateFor = (name: string): Template => templates[templateNameOf(name)]
