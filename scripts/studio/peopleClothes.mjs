// Neck, shoulders and clothes of the people of the demo dealerships, in the coordinates of their heads (peopleParts.mjs).
import { dot, fill, line, mix, skinOf } from './peopleParts.mjs'

const BOTTOM = 520

/** Neck and the skin below it, with the shadow of the chin. */
export const neckOf = ({ skin: base, neck = 58, turn = 0, length = 138 }) => {
  const skin = skinOf(base)
  const shape = `M${-neck} 40V130C${-neck} 160 ${-neck - 4} 178 ${-neck - 16} 200L0 400L${neck + 16} 200C${neck + 4} 178 ${neck} 160 ${neck} 130V40Z`
  return `<clipPath id="neck">${fill(shape, '#000')}</clipPath>${fill(shape, skin.base)}<g clip-path="url(#neck)">${fill(`M-90 60L${-neck - 2} ${length - 22}C${-neck + 20} ${length + 28} ${14 + turn} ${length + 44} ${neck * 0.5} ${length + 38}C${neck * 0.6} ${length + 58} 36 232 10 330L200 330V40H-90Z`, skin.shade)}${line(`M-34 214C-22 226 -12 232 -4 240M38 212C28 224 18 232 12 240`, skin.line, 3, 'opacity="0.22"')}</g>`
}

/** The trunk from the neck to the shoulders; `dip` is where its neckline is lowest, `pointed` or round. */
const trunk = (p, dip, pointed) => {
  const { neck = 58, shoulders: s = 262, slope = 0 } = p
  const n = neck + 10
  const hole = pointed
    ? `L0 ${dip}`
    : `C${n - 4} ${dip - 14} ${n * 0.5} ${dip} 0 ${dip}C${-n * 0.5} ${dip} ${4 - n} ${dip - 14}`
  return `M${-n} 160C${-n - 20} 192 ${-s * 0.6} ${204 + slope} ${-s * 0.8} ${228 + slope}C${-s * 0.95} ${246 + slope} ${-s - 6} ${300 + slope} ${-s - 20} ${BOTTOM}H${s + 20}C${s + 6} ${300 + slope} ${s * 0.95} ${246 + slope} ${s * 0.8} ${228 + slope}C${s * 0.6} ${204 + slope} ${n + 20} 192 ${n} 160${hole}${pointed ? `L${-n} 160` : ` ${-n} 160`}Z`
}

/** Cloth on the trunk: its shadow side, the arms and two folds. */
const cloth = (p, colour, { dip, pointed = false, id = 'cloth' }, inside = '') => {
  const { shoulders: s = 262 } = p
  const dark = mix(colour, '#050510', 0.24)
  const shape = trunk(p, dip, pointed)
  return `<clipPath id="${id}">${fill(shape, '#000')}</clipPath>${fill(shape, colour)}<g clip-path="url(#${id})">${inside}
${fill(`M${s * 0.46} 150C${s * 0.5} 240 ${s * 0.36} 330 ${s * 0.44} ${BOTTOM}H${s + 60}V150Z`, '#06060f', 'opacity="0.16"')}
${fill(`M${-s * 0.7} 322C${-s * 0.74} 380 ${-s * 0.7} 450 ${-s * 0.68} ${BOTTOM}H${-s * 0.62}C${-s * 0.66} 450 ${-s * 0.68} 380 ${-s * 0.7} 322Z`, dark)}${fill(`M${s * 0.7} 322C${s * 0.74} 380 ${s * 0.7} 450 ${s * 0.66} ${BOTTOM}H${s * 0.58}C${s * 0.66} 450 ${s * 0.68} 380 ${s * 0.7} 322Z`, dark)}</g>`
}

/** The inside of a collar, behind the neck. */
const nape = ({ neck = 58 }, colour, rise = 140) => {
  const n = neck + 10
  return fill(
    `M${-n} 180C${-n} ${rise + 24} ${-n + 4} ${rise + 6} ${-n + 14} ${rise}H${n - 14}C${n - 4} ${rise + 6} ${n} ${rise + 24} ${n} 180Z`,
    mix(colour, '#05050f', 0.42),
  )
}

/** A turned-down collar with its points at `point` apart and `deep` below. */
const collar = ({ neck = 58 }, colour, { point = 44, deep = 268, open = 236, gap = 0 }) => {
  const n = neck + 10
  const half = (k) =>
    `M${k * (n - 10)} 146C${k * (n - 4)} 182 ${k * 40} 214 ${k * gap} ${open}L${k * point} ${deep}C${k * (point + 34)} 246 ${k * (n + 26)} 214 ${k * (n + 26)} 184C${k * (n + 22)} 168 ${k * n} 152 ${k * (n - 10)} 146Z`
  return [-1, 1]
    .map(
      (k) =>
        `${fill(half(k), '#05050f', `opacity="0.2" transform="translate(${k * 4} 11)"`)}${fill(half(k), k > 0 ? mix(colour, '#05050f', 0.14) : colour)}`,
    )
    .join('')
}

const buttons = (ys, colour, x = 0) => ys.map((y) => dot(x, y, 4.6, colour)).join('')

const polo = (p, { colour, trim = colour }) => ({
  back: nape(p, colour),
  front: `${cloth(p, colour, { dip: 294, pointed: true })}${fill('M-15 262L-15 392H17V262L0 296Z', mix(colour, '#05050f', 0.16))}${buttons([330, 368], mix(trim, '#ffffff', 0.5))}${collar(p, mix(trim, '#ffffff', trim === colour ? 0.06 : 0), { point: 46, deep: 272, open: 262, gap: 14 })}<g transform="translate(116 318) scale(0.46)">${p.mark}</g>`,
})

/** A shirt, open at the neck or with a tie. */
const shirt = (p, { colour, open = true, tie, pocket = true, inner }) => ({
  back: nape(p, colour),
  front: `${inner ? fill(trunk(p, 214), inner) : ''}${cloth(p, colour, open ? { dip: 288, pointed: true, id: 'shirt' } : { dip: 246, pointed: true, id: 'shirt' }, pocket ? fill('M72 322H150V392L111 408L72 392Z', mix(colour, '#05050f', 0.1)) + fill('M72 322H150V342L111 354L72 342Z', mix(colour, '#05050f', 0.2)) : '')}${line(`M0 ${open ? 290 : 250}V520`, mix(colour, '#05050f', 0.22), 3.4)}${tie ? fill('M-16 238H16L22 262L14 276L34 520H-34L-14 276L-22 262Z', tie) + fill('M0 238H16L22 262L14 276L34 520H6Z', mix(tie, '#05050f', 0.22)) + fill('M-14 276C-6 284 6 284 14 276L17 288C8 294 -8 294 -17 288Z', '#05050f', 'opacity="0.22"') : pocket || p.wears.kind !== 'jacket' ? buttons([322, 384], mix(colour, '#ffffff', 0.6)) : ''}${collar(p, mix(colour, '#ffffff', 0.12), open ? { point: 60, deep: 276, open: 268, gap: 18 } : { point: 48, deep: 282, open: 240, gap: 2 })}`,
})

/** A jacket over a shirt or a plain top. */
const jacket = (p, { colour, under, tie, top }) => {
  const n = (p.neck ?? 58) + 10
  const edge = mix(colour, '#05050f', 0.4)
  const lapel = (k, tone) =>
    `${fill(`M${k * (n - 4)} 148C${k * (n + 16)} 158 ${k * (n + 30)} 178 ${k * (n + 34)} 196L${k * (n + 62)} 276L${k * (n + 34)} 288L${k * (n + 52)} 312C${k * 92} 350 ${k * 48} 384 0 408L${k * n} 160Z`, tone)}${line(`M${k * (n + 34)} 196L${k * (n + 62)} 276L${k * (n + 34)} 288L${k * (n + 52)} 312C${k * 92} 350 ${k * 48} 384 0 408`, edge, 2.6, 'opacity="0.7"')}`
  const inside = top
    ? cloth(p, under, { dip: 232, id: 'top' })
    : shirt(p, { colour: under, open: !tie, tie, pocket: false }).front
  return {
    back: top ? nape(p, colour, 146) : nape(p, under),
    front: `${inside}${fill(`M${-n} 176L-14 408H${n - 10}L${n + 10} 176C60 260 30 340 8 392C-10 330 -40 250 ${-n} 176Z`, '#05050f', 'opacity="0.14"')}${cloth(p, colour, { dip: 404, pointed: true })}${lapel(-1, mix(colour, '#ffffff', 0.09))}${lapel(1, mix(colour, '#05050f', 0.08))}${line('M112 352H172', edge, 4)}`,
  }
}

/** A knitted jumper with a round neck. */
const knit = (p, { colour }) => ({
  back: nape(p, colour, 140),
  front: `${cloth(p, colour, { dip: 226 })}${fill(`M${-(p.neck ?? 58) - 14} 160C${-(p.neck ?? 58) - 6} 206 -24 226 0 226C24 226 ${(p.neck ?? 58) + 6} 206 ${(p.neck ?? 58) + 14} 160L${(p.neck ?? 58) + 26} 176C${(p.neck ?? 58) + 18} 226 30 250 0 250C-30 250 ${-(p.neck ?? 58) - 18} 226 ${-(p.neck ?? 58) - 26} 176Z`, mix(colour, '#05050f', 0.16))}`,
})

/** A workshop's overalls with a zip, over a shirt. */
const overalls = (p, { colour, yoke, under }) => {
  const { shoulders: s = 262 } = p
  return {
    back: nape(p, yoke),
    front: `${under ? cloth(p, under, { dip: 214, id: 'top' }) : ''}${cloth(p, colour, { dip: 304, pointed: true }, `${fill(`M${-s - 40} 150H${s + 40}V292C120 306 -120 306 ${-s - 40} 292Z`, yoke)}${line(`M${-s - 40} 292C-120 306 120 306 ${s + 40} 292`, '#dfe6ea', 9)}${fill('M70 336H152V420H70Z', mix(colour, '#05050f', 0.14))}${fill('M70 336H152V356H70Z', mix(colour, '#05050f', 0.26))}${fill('M-152 336H-70V420H-152Z', mix(colour, '#05050f', 0.1))}${fill('M-152 336H-70V356H-152Z', mix(colour, '#05050f', 0.2))}${line('M132 344V306', '#e8ecef', 7)}`)}${line('M0 300V520', mix(colour, '#05050f', 0.4), 6)}${line('M0 300V520', '#cfd6da', 2.4, 'stroke-dasharray="3 6"')}${collar(p, mix(yoke, '#ffffff', 0.1), { point: 62, deep: 284, open: 276, gap: 20 })}`,
  }
}

/** A vest of warning colour over another garment. */
const vest = (p, { colour = '#f26a1b', over }) => {
  const { shoulders: s = 262, neck = 58 } = p
  const below = clothesOf({ ...p, wears: over })
  const n = neck + 34
  const panel = (k) =>
    `M${k * n} 176C${k * s * 0.5} 198 ${k * s * 0.6} 204 ${k * s * 0.7} 214C${k * s * 0.66} 270 ${k * s * 0.67} 380 ${k * s * 0.74} ${BOTTOM}H${k * 6}V340C${k * 30} 300 ${k * (n - 20)} 240 ${k * n} 176Z`
  const band = '#e9edf0'
  const bands = (k) =>
    `${fill(`M${k * s * 0.4} 180H${k * s * 0.53}V${BOTTOM}H${k * s * 0.4}Z`, band)}${fill(`M0 366H${k * s}V404H0Z`, band)}${fill(`M0 378H${k * s}V392H0Z`, '#ffffff', 'opacity="0.5"')}`
  const half = (k, tone) =>
    `<clipPath id="vest${k}">${fill(panel(k), '#000')}</clipPath>${fill(panel(k), tone)}<g clip-path="url(#vest${k})">${bands(k)}${k > 0 ? fill(`M${s * 0.46} 150C${s * 0.5} 240 ${s * 0.36} 330 ${s * 0.44} ${BOTTOM}H${s}V150Z`, '#3a0f06', 'opacity="0.18"') : ''}</g>`
  return {
    back: below.back,
    front: `${below.front}${half(-1, colour)}${half(1, mix(colour, '#5a1606', 0.1))}`,
  }
}

/** An apron with straps over another garment. */
const apron = (p, { colour, over, strap = colour }) => {
  const below = clothesOf({ ...p, wears: over })
  return {
    back: below.back,
    front: `${below.front}${fill('M-112 190L-84 186C-86 240 -88 280 -98 316H-124C-112 280 -110 240 -112 190Z', mix(strap, '#05050f', 0.12))}${fill('M112 190L84 186C86 240 88 280 98 316H124C112 280 110 240 112 190Z', mix(strap, '#05050f', 0.28))}${fill('M-128 306C-60 316 60 316 128 306C134 390 150 450 176 520H-176C-150 450 -134 390 -128 306Z', colour)}${fill('M64 312C88 311 110 309 128 306C134 390 150 450 176 520H84C72 460 66 390 64 312Z', mix(colour, '#05050f', 0.16))}${line('M-122 320C-60 328 60 328 122 320', mix(colour, '#ffffff', 0.3), 3, 'stroke-dasharray="9 7" opacity="0.7"')}${fill('M-62 376H62V520H-62Z', mix(colour, '#05050f', 0.12))}${line('M-62 383H62', mix(colour, '#ffffff', 0.3), 3, 'stroke-dasharray="9 7" opacity="0.7"')}${dot(-104, 326, 8, '#d7b46a')}${dot(106, 326, 8, '#b8934a')}`,
  }
}

/** A scarf about the neck, over another garment. */
const scarf = (p, { colour, over }) => {
  const below = clothesOf({ ...p, wears: over })
  const dark = mix(colour, '#05050f', 0.22)
  const light = mix(colour, '#ffffff', 0.2)
  return {
    back: `${below.back}${nape(p, colour, 138)}`,
    front: `${below.front}${fill('M-60 150C-90 164 -104 206 -84 232C-40 262 40 262 84 232C104 206 90 164 60 150C56 176 34 190 0 190C-34 190 -56 176 -60 150Z', colour)}${fill('M60 150C90 164 104 206 84 232C60 248 30 255 0 255C40 240 62 210 50 174C55 167 58 160 60 150Z', dark)}${fill('M-6 224C-34 230 -46 250 -40 268C-60 330 -66 390 -58 440L14 446C26 390 32 330 24 272C34 250 20 228 -6 224Z', mix(colour, '#05050f', 0.08))}${fill('M8 226C30 234 34 254 24 272C32 330 26 390 14 446L-8 444C6 380 10 320 0 272C10 254 14 240 8 226Z', dark)}${line('M-82 176C-60 212 -20 222 20 218M-86 204C-64 232 -40 238 -30 240M-28 284C-40 330 -44 380 -42 424', light, 5, 'opacity="0.7"')}`,
  }
}

/** A riding jacket with a stand-up collar and a zip. */
const leather = (p, { colour, under, stripe }) => {
  const n = (p.neck ?? 58) + 10
  const { shoulders: s = 262 } = p
  const half = (k, tone) =>
    fill(
      `M${k * (n + 4)} 142C${k * (n + 22)} 160 ${k * (n + 30)} 190 ${k * (n + 22)} 214C${k * 70} 250 ${k * 50} 290 ${k * 40} 330L${k * 4} 380C${k * 16} 300 ${k * 40} 230 ${k * (n + 4)} 142Z`,
      tone,
    )
  return {
    back: nape(p, colour, 124),
    front: `${cloth(p, under, { dip: 222, id: 'top' })}${cloth(p, colour, { dip: 384, pointed: true }, `${line(`M${-s - 30} 300C-170 316 -120 316 -74 300M${s + 30} 300C170 316 120 316 74 300`, stripe, 20)}${line('M-150 380L-84 404M150 380L84 404', '#c9ced2', 5)}`)}${half(-1, mix(colour, '#ffffff', 0.1))}${half(1, mix(colour, '#05050f', 0.1))}${line('M2 378V520', '#c9ced2', 5, 'stroke-dasharray="4 5"')}`,
  }
}

const garments = { polo, shirt, jacket, knit, overalls, vest, apron, scarf, leather }

export const clothesOf = (p) => garments[p.wears.kind](p, p.wears)
