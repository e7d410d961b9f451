import type { SignInQuery } from '@/src/domain/shopper/signIn/signInQuery'

/** The page's query as hidden fields of its forms. */
export const queryFields = ({ type, redirect, back }: SignInQuery): Record<string, string> => ({
  type,
  back,
  ...(redirect === null ? {} : { redirect }),
})
