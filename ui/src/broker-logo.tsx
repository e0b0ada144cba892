import styles from './broker-logo.module.css'
import { classNames } from './class-names.ts'

export interface BrokerLogoProps {
  /** The trader code. */
  code: string
  /** 32, 40 or 64 px. */
  size?: 's' | 'm' | 'l' | undefined
  /** The broker's name, only where it does not stand beside the logo. */
  name?: string | undefined
  /** For the one logo at the head of a page; all others wait until they are near the screen. */
  eager?: boolean | undefined
}

const pixels = { s: 32, m: 40, l: 64 }

export function BrokerLogo({ code, size = 'm', name = '', eager = false }: BrokerLogoProps) {
  return (
    <img
      src={`/logos/${encodeURIComponent(code)}.svg`}
      width={pixels[size]}
      height={pixels[size]}
      alt={name}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.logo, styles[size])}
    />
  )
}
