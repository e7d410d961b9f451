import type { FormProof } from './FormProof'
import { answerInTime, loadWidget, widgetPlace } from './widget'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** What we use of the widget (developers.cloudflare.com/turnstile/get-started/client-side-rendering). */
interface Turnstile {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      execution: 'execute'
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': () => boolean
    },
  ) => string
  execute: (place: HTMLElement) => void
  reset: (id: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

/** Cloudflare Turnstile: shown only when it has a question. A token lives for minutes, so it is asked for when the form is sent. */
export const turnstileProof = async (form: HTMLFormElement, siteKey: string): Promise<FormProof> => {
  await loadWidget(SCRIPT)
  const { turnstile } = window
  if (!turnstile) throw new Error('Turnstile is not there.')
  let done: (token: string) => void = () => undefined
  const place = widgetPlace(form)
  const id = turnstile.render(place, {
    sitekey: siteKey,
    execution: 'execute',
    appearance: 'interaction-only',
    callback: (token) => done(token),
    'error-callback': () => {
      done('')
      return true
    },
  })
  let isUsed = false
  return {
    answer: () => {
      const answer = new Promise<string>((resolve) => (done = resolve))
      if (isUsed) turnstile.reset(id)
      isUsed = true
      turnstile.execute(place)
      return answerInTime(answer)
    },
  }
}
