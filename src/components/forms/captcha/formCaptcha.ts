import type { FormPace } from '@/src/domain/leads/spam/formPace'
import type { FormProof } from './FormProof'

/** Proofs in the making, by their forms. */
const proofs = new WeakMap<HTMLFormElement, Promise<FormProof>>()

/** The code of the site's captcha, which no other page loads. */
const startProof = async (form: HTMLFormElement): Promise<FormProof> => {
  const { captcha, captchaKey = '' } = document.documentElement.dataset
  if (captcha === 'turnstile') return (await import('./turnstileProof')).turnstileProof(form, captchaKey)
  if (captcha === 'hcaptcha') return (await import('./hcaptchaProof')).hcaptchaProof(form, captchaKey)
  return (await import('./puzzleProof')).puzzleProof()
}

/** Begins to prove that a person uses this form, where the site asks for it (LEA-37): when a field is first focused. */
export const prepareCaptcha = (form: HTMLFormElement): void => {
  if (document.documentElement.dataset.captcha === undefined || proofs.has(form)) return
  const proof = startProof(form)
  proofs.set(form, proof)
  // What failed to load is tried again.
  proof.catch(() => proofs.delete(form))
}

/** The answer that is sent with the form; '' when there is none, and the server holds what is sent (LEA-37). */
export const captchaAnswer = async (form: HTMLFormElement): Promise<string> => {
  prepareCaptcha(form)
  try {
    const proof = await proofs.get(form)
    return (await proof?.answer()) ?? ''
  } catch {
    return ''
  }
}

/** Whether a key or pointer was used on this page, or it has the focus. True when the browser cannot tell. */
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
