import { leadingZeroBits, type Puzzle, puzzleAnswer } from '@/src/domain/captcha/puzzle'

/** Hashes asked for at once: each alone would wait for the browser's own thread. */
const AT_ONCE = 64

/** The answer of a puzzle, by trying numbers. The hashes are made beside the page's own thread, which stays free. */
export const solvePuzzle = async ({ challenge, bits }: Pick<Puzzle, 'challenge' | 'bits'>): Promise<string> => {
  const encoder = new TextEncoder()
  const solves = async (answer: string): Promise<boolean> =>
    leadingZeroBits(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(answer)))) >= bits
  for (let from = 0; ; from += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, (_, at) => puzzleAnswer(challenge, from + at))
    const solved = await Promise.all(answers.map(solves))
    const found = answers[solved.indexOf(true)]
    if (found !== undefined) return found
  }
}
