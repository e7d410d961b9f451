/**
 * Whether a machine sent a mail: an absence note, a report of a mail that did not arrive, a newsletter (RFC 3834). To answer those
 * would never end.
 *
 * @param header value of a header by its name in small letters; '' when the mail has none
 */
export const isAutomatic = (header: (name: string) => string): boolean => {
  const value = (name: string): string => header(name).trim().toLowerCase()
  const submitted = value('auto-submitted')
  return (
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    /^(bulk|junk|list|auto_reply)\b/.test(value('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => value(name) !== '') ||
    value('return-path') === '<>' ||
    value('content-type').startsWith('multipart/report')
  )
}
