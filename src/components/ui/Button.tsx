import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClasses, type ButtonSize, type ButtonVariant } from './buttonClasses'
import { newTabProps } from './navigation/newTabProps'

interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  className?: string
  children: ReactNode
}

type LinkButton = ButtonLook & { href: string; newTab?: boolean } & Omit<ComponentProps<'a'>, keyof ButtonLook | 'href'>
type RealButton = ButtonLook & { href?: undefined } & Omit<ComponentProps<'button'>, keyof ButtonLook>

const isSitePath = (href: string): boolean => href.startsWith('/') && !href.startsWith('//')

/** A button, or with `href` a link that looks like one. */
export const Button = (props: LinkButton | RealButton) => {
  if (props.href === undefined) {
    const { variant, size, block, className, type = 'button', ...rest } = props
    return <button type={type} className={buttonClasses({ variant, size, block, className })} {...rest} />
  }
  const { variant, size, block, className, href, newTab, ...rest } = props
  const shared = { ...rest, ...newTabProps(newTab) }
  const look = buttonClasses({ variant, size, block, className })
  return isSitePath(href) ? (
    <Link prefetch={false} href={href} className={look} {...shared} />
  ) : (
    <a href={href} className={look} {...shared} />
  )
}
