/** Longest wait for an idle moment once the page has loaded. */
const PATIENCE_MS = 4000

let show: () => void = () => undefined
let shown: Promise<void> | null = null

const whenLoaded = (act: () => void): void => {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act, { once: true })
}

const whenIdle = (act: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(act, { timeout: PATIENCE_MS })
  else setTimeout(act, PATIENCE_MS / 2)
}

/** Resolves with the first sign that someone wants to use the page, or when the browser is idle; on the server at once. */
export const firstInterest = (): Promise<void> => {
  if (typeof window === 'undefined') return Promise.resolve()
  shown ??= new Promise((resolve) => {
    show = resolve
    whenLoaded(() => whenIdle(resolve))
  })
  return shown
}

/** Someone reaches for the page: what waits for it begins now. */
export const showInterest = (): void => {
  void firstInterest()
  show()
}
