import { CODE_MINUTES } from './signInForms'

/**
 * The text message with a code (WAT-15). Its last line is the form in which phones offer a code to the site it is for and to no
 * other (WICG 'Origin-bound one-time codes').
 */
export const signInText = ({ name, origin }: { name: string; origin: string }, code: string): string =>
  [
    `${code} is your code for ${name}. It works for ${CODE_MINUTES} minutes. We never ask you for it.`,
    '',
    `@${new URL(origin).hostname} #${code}`,
  ].join('\n')
