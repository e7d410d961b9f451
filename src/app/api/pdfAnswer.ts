import { PrintBusyError } from '@/src/documents/printPool'
import { apiError } from '@/src/payload/http/apiError'

const RETRY_AFTER_SECONDS = '3'

/** A PDF as a download of this name, which no cache stores; 503 with Retry-After while too many files are being made. */
export const pdfAnswer = async (name: string, file: Promise<Uint8Array>): Promise<Response> => {
  try {
    return new Response(new Uint8Array(await file), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    if (!(error instanceof PrintBusyError)) throw error
    const busy = apiError(503, 'busy', 'Many files are being made right now. Please try again in a few seconds.')
    busy.headers.set('retry-after', RETRY_AFTER_SECONDS)
    return busy
  }
}
