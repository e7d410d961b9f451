import { cx } from './cx'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'inverse' | 'outlineInverse' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'bg-ink text-on-ink hover:bg-ink-raised',
  outline: 'border border-line-strong bg-canvas text-fg hover:border-fg hover:bg-surface',
  ghost: 'text-fg hover:bg-fg/6',
  inverse: 'bg-white text-fg hover:bg-white/90',
  outlineInverse: 'border border-on-ink/55 text-on-ink hover:border-on-ink hover:bg-on-ink/10',
  danger: 'bg-danger text-white hover:bg-danger/90',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-9 gap-1.5 px-3.5 text-sm',
  md: 'h-11 gap-2 px-5 text-[0.9375rem]',
  lg: 'h-13 gap-2.5 px-7 text-base',
}

interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  className?: string
}

/** The look of a button, for links and form controls that are not the Button component. */
export const buttonClasses = ({
  variant = 'primary',
  size = 'md',
  block = false,
  className,
}: ButtonLook = {}): string =>
  cx(
    'inline-flex select-none items-center justify-center whitespace-nowrap rounded-control font-semibold leading-none transition-colors',
    'disabled:opacity-50 active:translate-y-px aria-disabled:opacity-50',
    VARIANTS[variant],
    SIZES[size],
    block && 'w-full',
    className,
  )
