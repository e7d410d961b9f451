/** Dispatched on `document` once the page is hydrated. */
export const HYDRATED = 'site:hydrated'

/**
 * Inline script of the root layout, the same on every page: holds clicks on buttons until the page is hydrated, then clicks
 * them in order. Links, forms and popovers need no JavaScript and are left to the browser.
 */
export const earlyPresses = `(() => {
  const held = []
  const hold = (event) => {
    const button = event.target instanceof Element && event.target.closest('button[type="button"]:not([popovertarget])')
    if (!button) return
    event.stopPropagation()
    held.push(button)
  }
  document.addEventListener('click', hold, true)
  document.addEventListener('${HYDRATED}', () => {
    document.removeEventListener('click', hold, true)
    for (const button of held) button.click()
  }, { once: true })
})()`
