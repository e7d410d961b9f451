/** A page for unknown hosts and for database outages: without a tenant it has no theme and no scripts. */
export const plainPage = (status: number, title: string, text: string): Response =>
  new Response(
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>html{color-scheme:light;font:17px/1.6 system-ui,sans-serif;background:#f6f7f9;color:#13171d}body{display:grid;min-height:100dvh;margin:0;place-content:center;padding:2rem}main{max-width:30rem}h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;margin:0 0 .75rem}p{margin:0;color:#56606d}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )
