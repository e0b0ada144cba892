import type { LucideIconData } from '@lucide/icons'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { Icon } from './icon.tsx'

interface IconButtonLook {
  /** The action, in words: the button's accessible name. */
  label: string
  icon: LucideIconData
  flip?: boolean | undefined
}

export type IconButtonProps = IconButtonLook & Omit<ComponentProps<'button'>, 'children'> & { to?: undefined }
export type IconLinkProps = IconButtonLook & Omit<ComponentProps<typeof Link>, 'children'>

/** A square button, or with `to` a link, that shows only an icon. */
export function IconButton(props: IconButtonProps | IconLinkProps) {
  const { label, icon, flip, className, ...rest } = props
  const look = classNames(styles.button, className)
  const content = <Icon of={icon} flip={flip} />
  if (rest.to !== undefined)
    return (
      <Link discover="none" {...rest} className={look} aria-label={label}>
        {content}
      </Link>
    )
  const { to: _, ...own } = rest
  return (
    <button type="button" {...own} className={look} aria-label={label}>
      {content}
    </button>
  )
}
