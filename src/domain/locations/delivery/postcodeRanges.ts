const range = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/

/** First and last postcode of '2000' or '2000-2234'; null when it is neither, or runs backwards. */
export const parsePostcodeRange = (text: string): { from: number; to: number } | null => {
  const match = range.exec(text.trim())
  if (!match) return null
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])]
  return from <= to ? { from, to } : null
}
