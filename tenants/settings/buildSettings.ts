import type { z } from 'zod'
import { analyticsSettings } from './table/analyticsSettings'
import { cardSettings, promoSettings, searchSettings } from './table/searchSettings'
import { checkoutSettings, feedSettings } from './table/commerceSettings'
import { contentSettings } from './table/contentSettings'
import { featureSettings, phoneSettings, priceSettings, stockSettings } from './table/featureSettings'
import { financeSettings } from './table/financeSettings'
import { formSettings } from './table/formSettings'
import { routeSettings } from './table/routeSettings'
import { seoSettings } from './table/seoSettings'
import type { Setting } from './Setting'
import { privacySettings, shopperSettings } from './table/shopperSettings'
import { vehicleSettings } from './table/vehicleSettings'

/**
 * All rows of `table/`. A row drives the schema, the default, the type and the admin's editor: a new setting is one row in
 * one of those files. `settings.slug`, `settings.template` and `settings.websiteId` (TEN-03, TEN-16) identify the
 * dealership and are columns of Tenants, not rows here: pages read them as `site.slug`, `site.template`, `site.websiteId`.
 */
export const settingRows = {
  ...featureSettings,
  ...phoneSettings,
  ...routeSettings,
  ...stockSettings,
  ...priceSettings,
  ...searchSettings,
  ...cardSettings,
  ...promoSettings,
  ...vehicleSettings,
  ...financeSettings,
  ...formSettings,
  ...privacySettings,
  ...shopperSettings,
  ...checkoutSettings,
  ...feedSettings,
  ...contentSettings,
  ...seoSettings,
  ...analyticsSettings,
}

/** Dotted name of a setting, without the leading 'settings.', e.g. 'search.pageSize'. */
export type SettingKey = keyof typeof settingRows

export type SettingValue<K extends SettingKey> = z.output<(typeof settingRows)[K]['schema']>

type Head<K extends string> = K extends `${infer First}.${string}` ? First : K

/** Turns { 'a.b': X, c: Y } into { a: { b: X }, c: Y }. */
type Nested<T> = {
  [H in Head<keyof T & string>]: H extends keyof T
    ? T[H]
    : Nested<{ [K in keyof T as K extends `${H}.${infer Rest}` ? Rest : never]: T[K] }>
}

/** Every setting of one dealership, resolved: `settings.search.pageSize` (TEN-04). */
export type Settings = Nested<{ [K in SettingKey]: SettingValue<K> }>

/** What a template or a dealership sets: only what differs, by dotted name. */
export type SettingOverrides = { [K in SettingKey]?: SettingValue<K> }

/** Groups of the admin's list, in its order. */
export const settingGroups: readonly { title: string; rows: Readonly<Record<string, Setting>> }[] = [
  { title: 'Features', rows: featureSettings },
  { title: 'Phone numbers', rows: phoneSettings },
  { title: 'Addresses', rows: routeSettings },
  { title: 'Stock and tags', rows: stockSettings },
  { title: 'Prices', rows: priceSettings },
  { title: 'Search', rows: searchSettings },
  { title: 'Cards', rows: cardSettings },
  { title: 'Promo cards', rows: promoSettings },
  { title: 'Vehicle page', rows: vehicleSettings },
  { title: 'Finance', rows: financeSettings },
  { title: 'Forms and leads', rows: formSettings },
  { title: 'Privacy', rows: privacySettings },
  { title: 'Shoppers and sign-in', rows: shopperSettings },
  { title: 'Reserve and checkout', rows: checkoutSettings },
  { title: 'Stock feeds', rows: feedSettings },
  { title: 'Site content', rows: contentSettings },
  { title: 'Search engines', rows: seoSettings },
  { title: 'Analytics', rows: analyticsSettings },
]

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingRows, key)

/** Every dotted name, in the order of the table. */
export const settingKeys: readonly SettingKey[] = Object.keys(settingRows).filter(isSettingKey)

/** One row by name, typed for code that walks the table. */
export const settingRow = (key: SettingKey): Setting => settingRows[key]

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (tree: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((node, name) => (isGroup(node) && Object.hasOwn(node, name) ? node[name] : undefined), tree)

const isSettings = (tree: unknown): tree is Settings =>
  settingKeys.every((key) => settingRow(key).schema.safeParse(valueAt(tree, key)).success)

/**
 * Builds the nested settings from one value per row. A value that its row does not accept gives way to the row's
 * default, so the result always satisfies the table.
 */
export const buildSettings = (valueOf: (key: SettingKey) => unknown): Settings => {
  const tree: Record<string, unknown> = {}
  for (const key of settingKeys) {
    const row = settingRow(key)
    const parsed = row.schema.safeParse(valueOf(key))
    const names = key.split('.')
    const last = names.pop() ?? key
    let node = tree
    for (const name of names) {
      const next = node[name]
      const group = isGroup(next) ? next : {}
      node[name] = group
      node = group
    }
    node[last] = parsed.success ? parsed.data : row.schema.parse(row.default)
  }
  if (!isSettings(tree)) throw new Error('The settings table does not build settings: two rows share a name.')
  return tree
}

/** The value of one setting in resolved settings. */
export const settingValue = (settings: Settings, key: SettingKey): unknown => valueAt(settings, key)

/** What every dealership has that neither its template nor itself sets. For tests. @internal */
export const settingDefaults: Settings = buildSettings((key) => settingRow(key).default)
