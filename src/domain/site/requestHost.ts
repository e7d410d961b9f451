/** The host a request was made to. X-Forwarded-Host is used only behind a trusted proxy (design §3). */
export const requestHost = (headers: Headers, trustProxy: boolean): string | null =>
  (trustProxy ? headers.get('x-forwarded-host')?.split(',')[0]?.trim() : null) ?? headers.get('host')
