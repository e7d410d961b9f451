import { withoutHints } from '@/src/domain/media/pictureHints'

/** How a hero is lit: words beside the vehicle on a pale ground, beside it on a dark one, or above it. */
export type HeroLook = 'light' | 'dark' | 'centred'

/** A scene or a yard of the studio, whose vehicle is in its middle; those in scenes/ leave room for words at their left. */
export const hasMiddleVehicle = (url: string): boolean =>
  /^\/studio\/.*\/(scene|yard-[a-z-]+)\.webp$/.test(withoutHints(url))

/** A picture of a vehicle alone on the pale ground of the platform's studio (public/studio). */
export const isOfStudio = (url: string): boolean =>
  /^\/studio\/(?!(scenes|places|logos)\/)/.test(url) && !hasMiddleVehicle(url)

/** On a pale ground the studio's room is the whole width; on a dark one it has a clean slanted edge. */
export const ROOMS: Record<HeroLook, string> = {
  light:
    'lg:absolute lg:inset-0 lg:after:absolute lg:after:inset-0 lg:after:bg-linear-to-r lg:after:from-white/60 lg:after:to-transparent lg:after:to-45%',
  dark: 'lg:absolute lg:inset-y-0 lg:right-0 lg:w-[55%] lg:[clip-path:polygon(11%_0,100%_0,100%_100%,0_100%)]',
  centred: 'relative -mt-10 lg:-mt-16',
}

/** The vehicle is above the search (--hero-foot) and below a header that floats (--hero-top, globals.css). */
const STANDS =
  'lg:absolute lg:inset-x-0 lg:bottom-(--hero-foot) lg:max-h-[calc(100%-var(--hero-foot)-var(--hero-top,0rem))]'

export const BANDS: Record<HeroLook, string> = {
  light: `${STANDS} lg:h-[37.5vw]`,
  dark: `${STANDS} lg:h-[34vw]`,
  centred: '',
}

/** A photo that is not of the studio. Words on a pale ground stand beside it, not on it. */
export const PHOTOS: Record<HeroLook, string> = {
  light:
    'aspect-[8/5] lg:absolute! lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[56%] lg:[mask-image:linear-gradient(to_right,transparent,black_14%)]',
  dark: 'aspect-[8/5] lg:absolute! lg:inset-0 lg:aspect-auto',
  centred: 'mx-auto aspect-[8/5] max-w-3xl rounded-xl',
}

export const SIDE = 'lg:absolute lg:right-0 lg:h-full lg:w-auto lg:max-w-none'

/** A pale ground under dark words; it fades in steps, so that no edge shows in a pale sky. Measured: 4.5:1 and more. */
export const PALE_SCRIM =
  'lg:after:absolute lg:after:inset-0 lg:after:[mask-image:linear-gradient(to_right,rgb(0_0_0/0.95),rgb(0_0_0/0.81)_38%,rgb(0_0_0/0.45)_50%,rgb(0_0_0/0.12)_60%,transparent_70%)]'

/** A dark one under white words, through which the surroundings are seen. Measured: 5:1 under text, 3:1 under a large heading. */
export const DARK_SCRIM =
  'lg:after:absolute lg:after:inset-0 lg:after:[mask-image:linear-gradient(to_right,rgb(0_0_0/0.8),rgb(0_0_0/0.75)_24%,rgb(0_0_0/0.64)_38%,rgb(0_0_0/0.42)_48%,rgb(0_0_0/0.18)_58%,rgb(0_0_0/0.05)_67%,transparent_75%)]'
