const CHUNK = String.raw`\/_next\/static\/chunks\/[\w./-]+\.js`
const TAG = new RegExp(`<script src="(${CHUNK})" async=""></script>`, 'g')
const PRELOAD = new RegExp(`<link rel="preload" as="script"[^>]* href="${CHUNK}"/>`, 'g')

/** A page that loads for longer than this, or somebody who begins to use it, gets its scripts at once. */
const LATEST_MS = 2500

/**
 * What asks for the scripts; it stands in the page until they have come.
 * @param {string[]} list
 */
const loader = (list) =>
  `<script data-late="">(function(l,m,d,w,n,i){i=d.currentScript;n=l.length;function done(){--n||i.remove()}` +
  `function go(){l&&l.forEach(function(u,e){e=d.createElement("script");e.src=u;e.setAttribute("async","");` +
  `e.onload=e.onerror=done;d.head.appendChild(e)});l=0}` +
  `["load","pointerdown","touchstart","keydown"].forEach(function(t){w.addEventListener(t,go,{capture:true,passive:true})});` +
  `setTimeout(go,m)})(${JSON.stringify(list)},${LATEST_MS},document,window)</script>`

/**
 * A page of Next's whose scripts are asked for when it has loaded: its words, styles and first picture no longer share the
 * line with them. Everything on a page works before its script is there. The tags are those Next and React look for.
 * @param {string} html
 * @returns {string}
 */
export const withLateScripts = (html) => {
  const list = [...new Set([...html.matchAll(TAG)].map(([, address]) => address))]
  if (list.length === 0) return html
  let placed = false
  return html.replace(PRELOAD, '').replace(TAG, () => {
    if (placed) return ''
    placed = true
    return loader(list)
  })
}
