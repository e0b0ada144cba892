import type { LucideIconData } from '@lucide/icons'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { uiText } from './strings/keys.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ButtonLook {
  /** One primary per view, secondary for the rest; danger only for a confirmed destructive action. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  small?: boolean | undefined
  wide?: boolean | undefined
  icon?: LucideIconData | undefined
  iconEnd?: LucideIconData | undefined
  children: ReactNode
}

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'children'> & { busy?: boolean | undefined; to?: undefined }
export type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'children'>

/** A button, or with `to` a link that looks like one. A busy button keeps its focus and ignores further clicks. */
export function Button(props: ButtonProps | ButtonLinkProps) {
  const { variant = 'primary', small, wide, icon, iconEnd, children, className, ...rest } = props
  const look = classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide, className)
  const content = (
    <>
      {icon && <Icon of={icon} size={small ? 's' : 'm'} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={small ? 's' : 'm'} flip />}
    </>
  )
  if (rest.to !== undefined)
    return (
      <Link discover="none" {...rest} className={look}>
        {content}
      </Link>
    )
  return (
    <PlainButton {...rest} className={look}>
      {content}
    </PlainButton>
  )
}

function PlainButton({
  busy,
  onClick,
  to: _,
  children,
  ...rest
}: Omit<ButtonProps, keyof ButtonLook> & { children: ReactNode }) {
  const t = useText()
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button type="button" aria-disabled={busy || undefined} aria-busy={busy || undefined} {...rest} onClick={click}>
      {children}
      {busy && <VisuallyHidden>{` (${t(uiText.working)})`}</VisuallyHidden>}
    </button>
  )
}
