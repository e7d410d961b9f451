/** A message that a sender's system returned instead of stock, such as 'Key expired'; null when there is none. */
export const senderMessage = (document: unknown): string | null => {
  if (typeof document !== 'object' || document === null) return null
  for (const [key, value] of Object.entries(document)) {
    if (/^(response_?)?(message|error|errors|error_?message|detail)$/i.test(key) && typeof value === 'string') {
      return value.slice(0, 200)
    }
  }
  return null
}
