import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'

export interface HeroWordsProps {
  eyebrow: string | null
  heading: string
  text: string | null
  actions: { label: string; href: string }[]
  dark: boolean
  centred: boolean
}

/** Eyebrow, promise, sentence and buttons of a hero. */
export const HeroWords = ({ eyebrow, heading, text, actions, dark, centred }: HeroWordsProps) => (
  <div
    className={cx(
      'motion-safe:animate-[rise-in_600ms_var(--ease-out)]',
      centred ? 'mx-auto max-w-3xl text-center' : 'max-w-xl',
    )}
  >
    {eyebrow && (
      <p className={cx('mb-4 text-eyebrow font-semibold uppercase', dark ? 'text-accent-on-ink' : 'text-fg/85')}>
        {eyebrow}
      </p>
    )}
    <h1 className="text-display">{heading}</h1>
    {text && <p className={cx('mt-5 text-lead', dark ? 'text-muted' : 'text-fg/85', !centred && 'max-w-lg')}>{text}</p>}
    {actions.length > 0 && (
      <div className={cx('mt-8 flex flex-wrap gap-3', centred && 'justify-center')}>
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
