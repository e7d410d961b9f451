import type { FormProof } from './FormProof'
import { answerInTime, loadWidget, widgetPlace } from './widget'

const SCRIPT = 'https://js.hcaptcha.com/1/api.js?render=explicit'

/** What we use of the widget (docs.hcaptcha.com/invisible). */
interface Hcaptcha {
  render: (place: HTMLElement, options: { sitekey: string; size: 'invisible' }) => string
  execute: (id: string, options: { async: true }) => Promise<{ response: string }>
}

declare global {
  interface Window {
    hcaptcha?: Hcaptcha
  }
}

/** hCaptcha: a question opens over the page when it has one. A token lives for two minutes, so it is asked for when the form is sent. */
export const hcaptchaProof = async (form: HTMLFormElement, siteKey: string): Promise<FormProof> => {
  await loadWidget(SCRIPT)
  const { hcaptcha } = window
  if (!hcaptcha) throw new Error('hCaptcha is not there.')
  const id = hcaptcha.render(widgetPlace(form), { sitekey: siteKey, size: 'invisible' })
  return { answer: () => answerInTime(hcaptcha.execute(id, { async: true }).then(({ response }) => response)) }
}
