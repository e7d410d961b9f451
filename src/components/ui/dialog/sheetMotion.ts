const LEAVE_MS = 220

/** From this width on a sheet is at the right edge instead of the bottom. */
const isAtSide = () => window.matchMedia('(min-width: 48rem)').matches
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Slides an open sheet out of the window, from where the finger released it; resolves at the end of the animation. */
export const slideOut = async (sheet: HTMLDialogElement): Promise<void> => {
  if (isStill()) return
  const options = { duration: LEAVE_MS, easing: 'cubic-bezier(0.4, 0, 1, 1)', fill: 'forwards' } as const
  sheet.animate({ opacity: 0 }, { ...options, pseudoElement: '::backdrop' })
  await sheet.animate({ translate: isAtSide() ? '100% 0' : '0 100%' }, options).finished.catch(() => undefined)
}

/** Returns a sheet to the position of its style sheet. */
export const rest = (sheet: HTMLDialogElement): void => {
  sheet.style.translate = ''
  for (const animation of sheet.getAnimations({ subtree: true })) {
    // Skips CSS animations, which bring the sheet in.
    if (!(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition)) animation.cancel()
  }
}

/** A drag closes the sheet beyond this distance in px, or this speed in px per ms. */
const FAR = 120
const FAST = 0.6

interface FollowFinger {
  sheet: HTMLDialogElement
  /** The part of the sheet that can be dragged. */
  head: HTMLElement
  start: PointerEvent
  close: () => void
}

/** Drags a sheet down by its head and closes it beyond the limits. Only for a sheet at the bottom. */
export const followFinger = ({ sheet, head, start, close }: FollowFinger): void => {
  if (isAtSide() || start.button !== 0) return
  if (start.target instanceof Element && start.target.closest('button, a')) return
  const end = new AbortController()
  let pulled = 0
  head.setPointerCapture(start.pointerId)
  const move = (event: PointerEvent) => {
    pulled = Math.max(event.clientY - start.clientY, 0)
    sheet.style.translate = `0 ${pulled}px`
  }
  const release = (event: PointerEvent) => {
    end.abort()
    const speed = pulled / Math.max(event.timeStamp - start.timeStamp, 1)
    if (event.type === 'pointerup' && (pulled > FAR || (pulled > 24 && speed > FAST))) return close()
    const from = sheet.style.translate
    sheet.style.translate = ''
    if (from !== '' && !isStill())
      sheet.animate([{ translate: from }, { translate: '0 0' }], { duration: 180, easing: 'ease-out' })
  }
  head.addEventListener('pointermove', move, { signal: end.signal })
  head.addEventListener('pointerup', release, { signal: end.signal })
  head.addEventListener('pointercancel', release, { signal: end.signal })
}
