/** How mail programs begin what was written before. */
const beginnings = [
  /^On\b.{4,300}\bwrote:$/,
  /^-{2,}\s*(Original Message|Forwarded message)\s*-{2,}$/i,
  /^_{20,}$/,
  /^From: .+ (Sent|Date|To): /,
]

/** Programs break long lines: "On … <jane@example.com>" and "wrote:" may stand on two. */
const beginsHistory = (line: string, next: string): boolean =>
  beginnings.some((begins) => begins.test(line) || (line !== '' && begins.test(`${line} ${next}`)))

/**
 * What the sender of a mail wrote, without the mails it answers. Lines between quoted ones stay: they are answers. When nothing
 * would be left, all of it.
 */
export const ownWords = (text: string): string => {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
  const history = lines.findIndex((line, at) => beginsHistory(line.trim(), (lines[at + 1] ?? '').trim()))
  const own = history === -1 ? lines : lines.slice(0, history)
  const last = own.findLastIndex((line) => line !== '' && !line.startsWith('>'))
  return (
    own
      .slice(0, last + 1)
      .join('\n')
      .trim() || text.trim()
  )
}
