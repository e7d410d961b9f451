/** An error as every API of the platform answers it (ERR-19, design §6). No cache keeps it. */
export const apiError = (status: number, code: string, message: string, fields?: Record<string, string>): Response =>
  Response.json(
    { success: false, error: { code, message, ...(fields ? { fields } : {}) } },
    { status, headers: { 'cache-control': 'no-store' } },
  )
