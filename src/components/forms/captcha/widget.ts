/** A widget's script that does not come is not waited for. */
const SCRIPT_MS = 5_000
/** A person solves pictures in this time. */
const ANSWER_MS = 60_000

const loads = new Map<string, Promise<void>>()

/** Loads a widget's script once for the page. @throws when it does not come */
export const loadWidget = (src: string): Promise<void> => {
  const loading =
    loads.get(src) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script')
      const fail = () => {
        loads.delete(src)
        reject(new Error('The captcha’s script did not come.'))
      }
      const waiting = setTimeout(fail, SCRIPT_MS)
      const ready = () => {
        clearTimeout(waiting)
        resolve()
      }
      Object.assign(script, { src, async: true, onload: ready, onerror: fail })
      document.head.append(script)
    })
  loads.set(src, loading)
  return loading
}

/** The place of a widget at the end of a form; empty until the widget has a question. */
export const widgetPlace = (form: HTMLFormElement): HTMLElement => {
  const place = document.createElement('div')
  place.className = 'sm:col-span-full'
  form.append(place)
  return place
}

/** A widget's answer, if it comes in the time a person needs. */
export const answerInTime = (answer: Promise<string>): Promise<string> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The captcha gave no answer.')), ANSWER_MS)),
  ])
