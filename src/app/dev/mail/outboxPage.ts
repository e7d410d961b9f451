import type { OutboxMessage } from '@/src/services/mail/readOutbox'

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.codePointAt(0) ?? 32)};`)

const body = ({ html, text }: OutboxMessage): string =>
  html === null
    ? `<pre>${escape(text ?? '')}</pre>`
    : `<iframe sandbox title="Message" srcdoc="${escape(html)}"></iframe>`

const entry = (message: OutboxMessage, open: boolean): string =>
  `<details name="mail"${open ? ' open' : ''}><summary><b>${escape(message.subject)}</b><span>${escape(message.to)}</span>` +
  `<time>${escape(message.date)}</time></summary>${body(message)}<p>${escape(message.file)}</p></details>`

const style = `html{color-scheme:light;font:16px/1.5 system-ui,sans-serif;background:#f6f7f9;color:#13171d}
body{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem}h1{font-size:1.75rem;letter-spacing:-.02em;margin:0 0 1.5rem}
details{background:#fff;border:1px solid #dfe3e8;border-radius:.75rem;margin:.5rem 0;overflow:hidden}
summary{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.85rem 1.1rem;cursor:pointer}
summary span,summary time,details p{color:#56606d;font-size:.875rem}summary time{grid-row:1;grid-column:2}
iframe{display:block;width:100%;height:34rem;border:0;border-top:1px solid #dfe3e8;background:#fff}
pre{margin:0;padding:1.1rem;border-top:1px solid #dfe3e8;white-space:pre-wrap}details p{margin:0;padding:.5rem 1.1rem;border-top:1px solid #dfe3e8}`

/** Every message of the local outbox on one page; their HTML is shown in frames that may run nothing. */
export const outboxPage = (messages: OutboxMessage[]): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<title>Outgoing mail</title><style>${style}</style></head><body><h1>Outgoing mail</h1>` +
  `${messages.map((message, index) => entry(message, index === 0)).join('') || '<p>Nothing was sent yet.</p>'}</body></html>`
