type Field = HTMLInputElement | HTMLSelectElement

const reaching = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/**
 * Sets a field's value behind React's back and says so, as a key press does: React hears of a change only when the value
 * differs from the one it last saw.
 */
const enter = (field: Field, value: string): void => {
  const owner = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  if (field instanceof HTMLInputElement) field.value = ''
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Keeps what a visitor does to a part of the page whose code is not there yet: presses of buttons, text typed, choices
 * made. Links and forms need nobody: the browser follows them. `reached` is called with every sign of interest.
 *
 * @returns `replay`, to be called when the part is alive, and `drop`, which forgets everything.
 */
export const keepEarlyInput = (frame: HTMLElement, reached: () => void): { replay: () => void; drop: () => void } => {
  let pressed: HTMLElement | null = null
  const values = new Map<Field, string>()
  const stop = new AbortController()
  // On the window: React keeps events of such parts from everyone below it.
  const listen = (type: string, act: (event: Event) => void) =>
    window.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Node && frame.contains(event.target)) act(event)
      },
      { capture: true, signal: stop.signal },
    )
  for (const type of reaching) listen(type, reached)
  listen('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button, [role=button]') : null
    if (!(button instanceof HTMLElement) || button.getAttribute('type') === 'submit') return
    event.preventDefault()
    pressed = button
  })
  const note = ({ target }: Event) => void (isField(target) && values.set(target, target.value))
  listen('input', note)
  listen('change', note)
  return {
    drop: () => stop.abort(),
    replay: () => {
      stop.abort()
      for (const [field, value] of values) enter(field, value)
      values.clear()
      pressed?.click()
      pressed = null
    },
  }
}
