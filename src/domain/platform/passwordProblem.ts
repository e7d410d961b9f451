/** Shortest password of a staff account, in characters. */
export const PASSWORD_MIN = 12
/** Longest: hashing a longer one costs more than it protects. */
export const PASSWORD_MAX = 200
/** Fewest different characters. */
const DIFFERENT_MIN = 5

/** Words that lists of leaked passwords begin with, and those of this trade. */
const common = [
  'abc abcdef abcdefg admin administrator asdf asdfgh asdfghjkl baseball batman carsales changeme computer dealer',
  'dealership default demo dragon football ford forecourt guest hello holden iloveyou letmein liverpool login mazda',
  'master michael monkey mypassword p passw passwd password passwort pokemon princess qazwsx qwer qwerty qwertyui',
  'qwertyuiop qwertz sales secret shadow starwars summer sunshine superman test tester toyota user welcome winter',
].flatMap((line) => line.split(' '))
const commonOnly = new RegExp(`^(${common.join('|')})*$`)

const readable: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')
/** Normalises substitutions: 'P@ssw0rd' is as guessable as 'password'. */
const read = (text: string): string =>
  lettersOf(text.toLowerCase().replaceAll(/[013451@$]/g, (sign) => readable[sign] ?? ''))

const isCommon = (password: string): boolean => {
  const withoutEnd = password.replace(/[^a-z]+$/i, '')
  return [password, withoutEnd].some((text) => commonOnly.test(lettersOf(text)) || commonOnly.test(read(text)))
}

/**
 * Why a staff account may not have this password, as its owner reads it; null when it may. Source: NIST SP 800-63B,
 * 5.1.1.2.
 */
export const passwordProblem = (password: string, email = ''): string | null => {
  const length = [...password].length
  if (length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters. Three or four words are easy to remember.`
  if (length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`
  if (new Set(password).size < DIFFERENT_MIN) return 'This repeats a few characters. Use more different ones.'
  const [person = ''] = email.toLowerCase().split('@')
  const rest = person.length > 3 ? password.toLowerCase().replaceAll(person, '') : password
  if (isCommon(rest))
    return 'This is among the first passwords anybody would try. Use a few words that do not belong together.'
  return null
}
