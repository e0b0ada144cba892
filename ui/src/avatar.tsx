import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

export interface AvatarProps {
  /** The person's name, which is shown next to the avatar; its initials are drawn when there is no picture. */
  name: string
  src?: string | undefined
  /** 36, 48 or 64 px. */
  size?: 's' | 'm' | 'l' | undefined
}

const pixels = { s: 36, m: 48, l: 64 }

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase())
    .join('')

export function Avatar({ name, src, size = 's' }: AvatarProps) {
  const look = classNames(styles.avatar, styles[size])
  // Drawn by the style sheet: as text, the initials would have to be part of the accessible name of the button or link around them.
  if (!src) return <span className={look} data-initials={initialsOf(name)} aria-hidden="true" />
  return (
    <img src={src} width={pixels[size]} height={pixels[size]} alt="" loading="lazy" decoding="async" className={look} />
  )
}
