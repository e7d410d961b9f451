import type { Valuation } from '@/src/domain/tradeIn/valuation'

/** Sends the estimate that was shown, to be kept with the lead (LEA-35). A failure is logged only (ERR-18). */
export const postValuation = async (leadId: string, valuation: Valuation): Promise<void> => {
  try {
    const response = await fetch('/api/miscellaneous', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lead_id: leadId, column_name: 'valuation', valuation }),
    })
    if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  } catch (error) {
    // eslint-disable-next-line no-console
    console.warn('The valuation could not be saved.', error)
  }
}
