/** The host a request was made to. X-Forwarded-Host counts only behind a proxy we trust (design §3). */
export const requestHost = (headers: Headers, trustProxy: boolean): string | null =>
  (trustProxy ? headers.get('x-forwarded-host')?.split(',')[0]?.trim() : null) ?? headers.get('host')
