import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { Sentences } from './Sentences'

export interface HeroWordsProps {
  eyebrow: string | null
  heading: string
  text: string | null
  actions: { label: string; href: string }[]
  dark: boolean
  centred: boolean
  /** The stock search follows: on a phone it takes the place of the buttons. */
  searched: boolean
  /** It follows under the words: it takes their place at every width. */
  searchedHere: boolean
}

/** Eyebrow, promise, sentence and buttons of a hero. */
export const HeroWords = ({
  eyebrow,
  heading,
  text,
  actions,
  dark,
  centred,
  searched,
  searchedHere,
}: HeroWordsProps) => (
  <div
    className={cx(
      'motion-safe:animate-[rise-in_600ms_var(--ease-out)]',
      // No further than where the vehicle begins.
      centred ? 'mx-auto max-w-5xl text-center' : 'max-w-xl lg:max-w-[44%]',
    )}
  >
    {eyebrow && (
      <p
        className={cx(
          'text-eyebrow font-semibold uppercase',
          searched ? 'mb-2.5 lg:mb-4' : 'mb-4',
          dark ? 'text-accent-on-ink' : 'text-fg/85',
        )}
      >
        {eyebrow}
      </p>
    )}
    <h1 className={cx('text-display', centred && 'text-balance lg:text-[clamp(4rem,6.2vw,6rem)] lg:leading-[0.98]')}>
      <Sentences words={heading} />
    </h1>
    {text && (
      <p
        className={cx(
          'text-lead text-balance',
          searched ? 'mt-3 lg:mt-5' : 'mt-5',
          dark ? 'text-on-ink/90' : 'text-fg/85',
          centred ? 'mx-auto max-w-2xl' : 'max-w-lg',
        )}
      >
        {text}
      </p>
    )}
    {actions.length > 0 && (
      <div
        className={cx(
          'mt-8 flex flex-wrap gap-3',
          centred && 'justify-center',
          searchedHere ? 'hidden' : searched && 'max-lg:hidden',
        )}
      >
        {actions.map(({ label, href }, index) => (
          <Button
            key={href}
            href={href}
            size="lg"
            variant={index === 0 ? 'primary' : dark ? 'outlineInverse' : 'outline'}
          >
            {label}
          </Button>
        ))}
      </div>
    )}
  </div>
)
