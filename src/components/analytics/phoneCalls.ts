const REVEAL = 'form[action="/api/reveal-phone"]'

const count = (form: Element | null): void => {
  const field = form?.querySelector('input[name="car_id"]')
  const carId = field instanceof HTMLInputElement ? field.value : null
  void import('./trackCall').then((code) => code.trackCall(carId)).catch(() => undefined)
}

/**
 * Counts calls by what is pressed on the page, whoever rendered it: a phone link, or a masked number that is shown. A
 * number that was shown is the same call when it is pressed (ANA-04). Returns how to stop.
 */
export const watchPhoneCalls = (): (() => void) => {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a[href^="tel:"]') : null
    if (link && !link.closest(REVEAL)) count(null)
  }
  const onSubmit = ({ target }: SubmitEvent): void => {
    if (target instanceof Element && target.matches(REVEAL)) count(target)
  }
  document.addEventListener('click', onClick, options)
  document.addEventListener('submit', onSubmit, options)
  return () => stop.abort()
}
