import * as z from 'zod/mini'
import { leadingZeroBits, type Puzzle, puzzleAnswer } from '@/src/domain/captcha/puzzle'
import type { FormProof } from './FormProof'

const TIMEOUT_MS = 5_000
/** An answer that is about to expire is not sent. */
const MARGIN_MS = 60_000

const answerSchema = z.object({ challenge: z.string(), bits: z.int(), valid_seconds: z.number() })

interface Solved {
  answer: string
  /** On the clock of `performance.now()`. */
  goodUntil: number
}

/** Hashes started together: awaiting each one alone would wait for the page's own thread every time. */
const AT_ONCE = 64

/** The answer of a puzzle, by trying numbers. The browser computes the hashes on another thread, so the page stays responsive. */
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

const solve = async (): Promise<Solved> => {
  const asked = performance.now()
  const response = await fetch('/api/captcha/challenge', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const { challenge, bits, valid_seconds } = answerSchema.parse(await response.json())
  const answer = await solvePuzzle({ challenge, bits })
  return { answer, goodUntil: asked + valid_seconds * 1000 - MARGIN_MS }
}

/** Solves a puzzle of the site as soon as a form is used, and a new one for whatever is sent after that. */
export const puzzleProof = (): FormProof => {
  const begin = (): Promise<Solved> => {
    const solving = solve()
    solving.catch(() => undefined)
    return solving
  }
  let next: Promise<Solved> | null = begin()
  return {
    answer: async () => {
      const ready = await next?.catch(() => null)
      next = null
      return ready && ready.goodUntil > performance.now() ? ready.answer : (await solve()).answer
    },
  }
}
