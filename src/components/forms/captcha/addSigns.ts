import type { FormPace } from '@/src/domain/leads/spam/formPace'
import { captchaAnswer } from './formCaptcha'

/** A key or pointer was used on this page, or something of it has the focus. A browser that cannot say: somebody was there. */
const isTouched = (): boolean => {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return true
  return 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true
}

/** Adds what tells a person from a program to a form that is about to be sent: how fast it was, and the captcha's answer (LEA-37). */
export const addSigns = async (form: HTMLFormElement, data: FormData): Promise<void> => {
  const pace: FormPace = { ms: Math.round(performance.now()), touched: isTouched() }
  data.set('pace', JSON.stringify(pace))
  if (document.documentElement.dataset.captcha !== undefined) data.set('captcha', await captchaAnswer(form))
}
