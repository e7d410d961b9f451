const EMAIL = /[^\s@<>"'(),;:=[\]]+@[^\s@<>"'(),;:=[\]]+\.[^\s@<>"'(),;:=[\]]+/g
/** Australian numbers as they are typed; not the digits of an id. */
const PHONE = /(?<![\w-])(?:\+?61[ -]?|\(?0)[2-478]\)?(?:[ -]?\d){8}(?![\w-])/g
/** The values of a statement that failed, which its error repeats. */
const VALUES = /\s*\bparams: [\s\S]*$/

/** A line of a log without addresses, numbers and the values of a statement (OPS-02, NFR-06). */
export const withoutPersonalData = (text: string): string =>
  text.replace(VALUES, ' (values left out)').replaceAll(EMAIL, '[e-mail]').replaceAll(PHONE, '[phone]')

interface PlainError {
  type: string
  message: string
  stack: string
  code?: string
  cause?: PlainError
}

/** What a log may say of an error: its words, where it happened, and its cause. No other property. */
export const plainError = (error: Error): PlainError => {
  const message = withoutPersonalData(error.message)
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...places].join('\n'),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: plainError(error.cause) } : {}),
  }
}
