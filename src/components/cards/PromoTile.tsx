import { ArrowRight, Handshake, Sparkles } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import type { ButtonVariant } from '@/src/components/ui/buttonClasses'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { PromoCard } from '@/src/domain/search/promo/PromoCard'

type Look = PromoCard['look']

const dark = 'on-dark bg-ink text-on-ink'
const GROUNDS: Record<Look, string> = {
  plain: 'bg-surface text-fg',
  brand: 'on-dark on-brand bg-brand text-on-brand',
  picture: dark,
  sell: dark,
}
const BUTTONS: Record<Look, ButtonVariant> = {
  plain: 'secondary',
  brand: 'inverse',
  picture: 'inverse',
  sell: 'primary',
}

/** Of a wide picture in a room that is higher than wide, which shows about half of it. */
const SIZES = '(min-width: 1344px) 36rem, (min-width: 640px) 70vw, 100vw'

/** The picture has all the room that the words leave, and fades into the card's ground under them. */
const Backdrop = ({ image }: { image: NonNullable<PromoCard['image']> }) => (
  <div
    className={cx(
      'relative min-h-36 grow [mask-image:linear-gradient(to_bottom,transparent,black_30%)]',
      'promo-beside:absolute promo-beside:inset-y-0 promo-beside:right-0 promo-beside:w-[56%] promo-beside:[mask-image:linear-gradient(to_right,transparent,black_60%)]',
    )}
  >
    <Photo url={image.url} alt={image.alt} sizes={SIZES} />
  </div>
)

/** Without a picture: fine lines across the tile, and a sign as large as one. */
const Sign = ({ look }: { look: Look }) => {
  const Icon = look === 'sell' ? Handshake : Sparkles
  return (
    <>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 bg-[repeating-linear-gradient(120deg,currentcolor_0_1px,transparent_1px_0.875rem)] [mask-image:linear-gradient(to_bottom_left,rgb(0_0_0/0.35),transparent_70%)]"
      />
      <Icon strokeWidth={0.6} className="-mt-2 -mr-4 size-40 max-h-[45%] self-end opacity-80 view-list:hidden" />
    </>
  )
}

/** A dealership's own card between the cars (SRP-15, SRP-16, ENT-16). In a list and where it has a whole row, its picture is beside its words. */
export const PromoTile = ({ card }: { card: PromoCard }) => {
  const { look, heading, text, image, button } = card
  return (
    <div className="@container/promo flex flex-col">
      <div
        data-promo={look}
        className={cx(
          'group grow relative flex min-h-64 flex-col overflow-hidden rounded-lg shadow-card transition-shadow hover:shadow-raised promo-beside:min-h-44',
          GROUNDS[look],
        )}
      >
        <div
          className={cx(
            'relative z-1 flex flex-col p-6 promo-beside:max-w-[60%] promo-beside:grow promo-beside:justify-between',
            image ? 'gap-4 pb-3' : 'grow justify-between gap-6',
          )}
        >
          {!image && <Sign look={look} />}
          <div className={cx(!image && 'mt-auto')}>
            <h3 className={cx('leading-[1.12] tracking-[-0.022em]', image ? 'text-[1.625rem]' : 'text-heading')}>
              {heading}
            </h3>
            {text && <p className="mt-2.5 text-[0.9375rem]">{text}</p>}
          </div>
          {button && (
            <Button
              href={button.href}
              variant={BUTTONS[look]}
              size="sm"
              className="cover-link h-10 self-start px-4 whitespace-normal"
            >
              {button.label}
              <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
            </Button>
          )}
        </div>
        {image && <Backdrop image={image} />}
      </div>
    </div>
  )
}
