import { samePath } from './samePath'

/** Why a visitor is asked to sign in (RTE-39). */
export const signInTypes = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const
export type SignInType = (typeof signInTypes)[number]

/** What the address of the sign-in page says. */
export interface SignInQuery {
  type: SignInType
  /** Where signing in leads; null: to the page the type is about. */
  redirect: string | null
  /** Where 'Back' leads. */
  back: string
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)
const isSignInType = (value: unknown): value is SignInType => signInTypes.some((type) => type === value)

/** The query of `/sign-in` or the hidden fields of its forms. Whatever is not one of ours falls back to the default (RTE-39). */
export const readSignInQuery = (values: Record<string, unknown>): SignInQuery => {
  const type = first(values.type)
  return {
    type: isSignInType(type) ? type : 'my-garage',
    redirect: samePath(first(values.redirect)),
    back: samePath(first(values.back)) ?? '/',
  }
}

/** `/sign-in?type=…&redirect=…&back=…`; `step` is the page within it. */
export const signInHref = ({ type, redirect, back }: SignInQuery, step: '' | '/code' = ''): string => {
  const query = new URLSearchParams({ type, ...(redirect === null ? {} : { redirect }), back })
  return `/sign-in${step}?${query.toString().replaceAll('%2F', '/')}`
}

/** Where signing in leads when the address names nothing. */
export const signedInPath = (
  { type, redirect }: Pick<SignInQuery, 'type' | 'redirect'>,
  paths: { garage: string; watchlist: string },
): string => redirect ?? (type === 'my-garage' ? paths.garage : type === 'watchlist' ? paths.watchlist : '/')
