import type { ServerResponse } from 'node:http'
import type { Session } from './fakeStripe'

/** Stripe's own test cards: https://docs.stripe.com/testing. */
const DECLINED = '4000000000000002'
const ASKS_FOR_3DS = '4000002760003184'

/** What comes of a card. Given with 'good' when the shopper's bank has agreed. */
export type Card = 'good' | 'declined'

const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0))};`)

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; color: #1a1f36; max-width: 26rem; margin: 0 auto; padding: 1.5rem }
  label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit }
  input { padding: .6rem; margin: .25rem 0 1rem; border: 1px solid #6b7280; border-radius: .4rem }
  button { padding: .75rem; margin-bottom: 1rem; border: 0; border-radius: .4rem; background: #4b45c6; color: #fff }
  a { color: #3730a3 } [role=alert] { color: #b3093c }
</style>
<main>${body}</main>
</html>`

const cardForm = ({ form }: Session, error: string): string => {
  const dollars = (Number(form.get('line_items[0][price_data][unit_amount]')) / 100).toFixed(2)
  return page(
    'Checkout',
    `<h1>Pay A$${dollars}</h1>
    <p>${safe(form.get('line_items[0][price_data][product_data][name]') ?? '')}</p>
    ${error && `<p role="alert">${error}</p>`}
    <form method="post">
      <label>Card number<input name="card" inputmode="numeric" autocomplete="cc-number" required></label>
      <label>Expiry (MM / YY)<input name="expiry" inputmode="numeric" autocomplete="cc-exp" required></label>
      <label>CVC<input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label>
      <button>Pay A$${dollars}</button>
    </form>
    <a href="${safe(form.get('cancel_url') ?? '')}">Back to the dealership</a>`,
  )
}

const bankForm = page(
  '3-D Secure',
  `<h1>Your bank asks: is this you?</h1>
  <form method="post">
    <button name="bank" value="yes">Complete authentication</button>
    <button name="bank" value="no">Fail authentication</button>
  </form>`,
)

const CARD_REFUSED = 'Your card was declined. Please try another card.'
const BANK_REFUSED = 'We are unable to authenticate your card. Please try another card.'

/** The hosted page of a checkout session: cards are typed here, and the shopper is sent back from here. */
export const stripePage =
  (sessions: ReadonlyMap<string, Session>, pay: (session: Session, card: Card) => Promise<unknown>) =>
  async (method: string, path: string, body: string, response: ServerResponse): Promise<void> => {
    const show = (html: string, status = 200): void =>
      void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    const session = sessions.get(path.replace(/^\/pay\//, ''))
    const back = (): void => void response.writeHead(303, { location: session?.form.get('success_url') ?? '' }).end()
    if (!session || session.status === 'expired') return show(page('Ended', '<h1>This page has ended.</h1>'), 404)
    if (session.status === 'complete') return back()
    if (method === 'GET') return show(session.intent === 'requires_action' ? bankForm : cardForm(session, ''))
    const sent = new URLSearchParams(body)
    const card = (sent.get('card') ?? '').replace(/\s/g, '')
    if (session.intent === 'requires_action' && sent.get('bank') !== 'yes') {
      session.intent = 'requires_payment_method'
      return show(cardForm(session, BANK_REFUSED))
    }
    if (card === DECLINED) {
      await pay(session, 'declined')
      return show(cardForm(session, CARD_REFUSED))
    }
    if (card === ASKS_FOR_3DS) {
      session.intent = 'requires_action'
      return show(bankForm)
    }
    await pay(session, 'good')
    return back()
  }
