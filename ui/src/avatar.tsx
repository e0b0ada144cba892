import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

export interface AvatarProps {
  /** The person's name, which stands beside it: its initials are shown when there is no picture. */
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
  // Drawn by the style sheet: as text they would be words of a button or link that its name has to hold.
  if (!src) return <span className={look} data-initials={initialsOf(name)} aria-hidden="true" />
  return (
    <img src={src} width={pixels[size]} height={pixels[size]} alt="" loading="lazy" decoding="async" className={look} />
  )
}
