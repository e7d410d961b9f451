/** How a video is played: by the browser itself, by another site's player in a frame, or on that site only. */
export interface VideoSource {
  kind: 'file' | 'embed' | 'link'
  /** Address of the file, of the player, or of the page. */
  src: string
  /** The address as it was given: where the video can be seen without any of our script. */
  href: string
}

const FILE = /\.(mp4|m4v|webm|mov|ogv)$/i
const YOUTUBE_HOST = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const VIMEO_HOST = /^(www\.|player\.)?vimeo\.com$/
const YOUTUBE_ID = /^[\w-]{11}$/

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const parts = pathname.split('/').filter(Boolean)
  const id = hostname.endsWith('youtu.be') ? parts[0] : (searchParams.get('v') ?? parts[1])
  return id !== undefined && YOUTUBE_ID.test(id) ? id : null
}

/** Vimeo's number of the video, with the word that opens an unlisted one. */
const vimeoPlayer = ({ pathname, searchParams }: URL): string | null => {
  const found = /\/(\d{4,})(?:\/(\w+))?/.exec(pathname)
  if (!found) return null
  const unlisted = found[2] ?? searchParams.get('h')
  return `https://player.vimeo.com/video/${found[1]}?dnt=1${unlisted ? `&h=${unlisted}` : ''}`
}

/**
 * How to play the video at an address (GAL-05, GAL-07, VDP-15): a file in a video element; YouTube and Vimeo in their
 * own player, without cookies; any other address as a link. Null when the address is neither http(s) nor a path of our
 * own.
 */
export const videoSource = (address: string | null | undefined): VideoSource | null => {
  const href = address?.trim() ?? ''
  if (!/^(https?:\/\/|\/(?!\/))/i.test(href)) return null
  const url = URL.parse(href, 'https://own.invalid')
  if (!url) return null
  if (FILE.test(url.pathname)) return { kind: 'file', src: href, href }
  const id = YOUTUBE_HOST.test(url.hostname) ? youtubeId(url) : null
  if (id) return { kind: 'embed', src: `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1`, href }
  const player = VIMEO_HOST.test(url.hostname) ? vimeoPlayer(url) : null
  if (player) return { kind: 'embed', src: player, href }
  return { kind: 'link', src: href, href }
}
