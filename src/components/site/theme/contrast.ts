type Rgb = readonly [number, number, number]

const parseHex = (hex: string): Rgb | null => {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex)
  const digits = short
    ? `${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`
    : /^#([0-9a-f]{6})$/i.exec(hex)?.[1]
  if (!digits) return null
  const value = Number.parseInt(digits, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const luminance = ([r, g, b]: Rgb): number => {
  const linear = (part: number): number => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** WCAG contrast ratio of two hex colours, 1 to 21; 1 when either is not a hex colour. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [parseHex(one), parseHex(other)]
  if (!a || !b) return 1
  const [light, dark] = [Math.max(luminance(a), luminance(b)), Math.min(luminance(a), luminance(b))]
  return (light + 0.05) / (dark + 0.05)
}

const DARK = '#13171d'
const LIGHT = '#ffffff'

/** The text colour for a ground: the wished one when it reaches 4.5:1, else black or white, whichever reads better. */
export const textOn = (ground: string, wished?: string): string => {
  if (wished && contrast(ground, wished) >= 4.5) return wished
  return contrast(ground, LIGHT) >= 4.5 ? LIGHT : contrast(ground, DARK) >= 4.5 ? DARK : '#000000'
}

/** The colour, moved towards black or white only as far as needed for 4.5:1 on every one of the backgrounds. */
export const readableOn = (colour: string, grounds: string[]): string => {
  const start = parseHex(colour)
  const reads = (hex: string): boolean => grounds.every((ground) => contrast(hex, ground) >= 4.5)
  const end = contrast(LIGHT, grounds[0] ?? LIGHT) >= 4.5 ? 255 : 0
  if (!start) return end === 255 ? LIGHT : '#000000'
  for (let step = 0; step <= 20; step += 1) {
    const [r, g, b] = start
    const mix = (part: number): number => part + ((end - part) * step) / 20
    const candidate = toHex([mix(r), mix(g), mix(b)])
    if (reads(candidate)) return candidate
  }
  return end === 255 ? LIGHT : '#000000'
}
