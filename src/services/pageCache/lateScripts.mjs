const CHUNK = String.raw`\/_next\/static\/chunks\/[\w./-]+\.js`
const TAG = new RegExp(`<script src="(${CHUNK})" async=""></script>`, 'g')
const PRELOAD = new RegExp(`<link rel="preload" as="script"[^>]* href="${CHUNK}"/>`, 'g')
/** Next's runtime: nothing of the others runs before it. */
const RUNTIME = /\/turbopack-[^/]*\.js$/
/** A part of the page's data for React: a JSON string, in which `<` is escaped. */
const DATA = /<script>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs

/** A page that loads for longer than this, or somebody who begins to use it, gets its scripts at once. */
const LATEST_MS = 2500

/**
 * Next's runtime waits for the data, which the page's own address answers to `RSC`; should the line fail, until the next touch.
 * What the browser has of it counts only when the server says so: it belongs to this very page.
 * @param {string} runtime
 */
const askForData = (runtime) =>
  `function ask(){fetch("?_rsc",{headers:{RSC:"1"},cache:"no-cache"}).then(function(r){` +
  `if(!r.ok||!/x-component/.test(r.headers.get("content-type")))throw 0;return r.text()}).then(function(t){` +
  `w.__next_f.push([1,t]);add(${JSON.stringify(runtime)})}).catch(function(){w.addEventListener("pointerdown",ask,{once:true})})}`

/**
 * Has the runtime at hand when the data is there.
 * @param {string} runtime
 */
const preload = (runtime) =>
  `e=d.createElement("link");e.rel="preload";e.as="script";e.href=${JSON.stringify(runtime)};d.head.appendChild(e)`

/**
 * What asks for the scripts; it stands in the page until they have come.
 * @param {string[]} list
 * @param {string | undefined} runtime the script that waits for the page's data; undefined: the data stands in the page
 */
const loader = (list, runtime) =>
  `<script data-late="">(function(l,m,d,w,n,i,e){i=d.currentScript;n=l.length${runtime ? '+1' : ''};function done(){--n||i.remove()}` +
  `function add(u,e){e=d.createElement("script");e.src=u;e.setAttribute("async","");e.onload=e.onerror=done;d.head.appendChild(e)}` +
  (runtime ? askForData(runtime) : '') +
  `function go(){if(l){l.forEach(function(u){add(u)});l=0;${runtime ? `${preload(runtime)};ask()` : ''}}}` +
  `function next(f){return function(){requestAnimationFrame(f)}}w.addEventListener("load",next(next(go)));` +
  `["pointerdown","touchstart","keydown"].forEach(function(t){w.addEventListener(t,go,{capture:true,passive:true})});` +
  `setTimeout(go,m)})(${JSON.stringify(list.filter((address) => address !== runtime))},${LATEST_MS},document,window)</script>`

/**
 * A page of Next's whose scripts are asked for when it has loaded and shown its pictures, and with them what React needs to bring it to life, more than half of
 * what a page weighs: its words, styles and first picture no longer share the line with them. Everything on a page works before its
 * script is there. The tags are those Next and React look for.
 * @param {string} html
 * @param {string | null} data what the page's address answers to `RSC`; null: nothing, and the page keeps its own
 * @returns {string}
 */
export const withLateScripts = (html, data = null) => {
  const list = [...new Set([...html.matchAll(TAG)].map(([, address]) => address))]
  if (list.length === 0) return html
  const own = [...html.matchAll(DATA)].map(([, text]) => JSON.parse(text)).join('')
  const runtime = own && own === data ? list.find((address) => RUNTIME.test(address)) : undefined
  let placed = false
  return html
    .replace(DATA, runtime ? '' : '$&')
    .replace(PRELOAD, '')
    .replace(TAG, () => {
      if (placed) return ''
      placed = true
      return loader(list, runtime)
    })
}
