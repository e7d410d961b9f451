import { withParams } from '@/src/domain/site/withParams'

/**
 * Adds the sentence that a search was parsed from to its address, so that the page can show how it was understood
 * (ALRT-06).
 */
export const withSaid = (href: string, text: string): string => withParams(href, { said: text })
