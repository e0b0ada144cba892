import styles from './broker-logo.module.css'
import { classNames } from './class-names.ts'

export interface BrokerLogoProps {
  /** The trader code. */
  code: string
  /** 32, 40 or 64 px. */
  size?: 's' | 'm' | 'l' | undefined
  /** The broker's name, only where it is not shown next to the logo. */
  name?: string | undefined
  /** For the one logo in a page's head; all others load lazily. */
  eager?: boolean | undefined
}

const pixels = { s: 32, m: 40, l: 64 }

export function BrokerLogo({ code, size = 'm', name = '', eager = false }: BrokerLogoProps) {
  return (
    <img
      src={`/logos/${encodeURIComponent(code)}.webp`}
      width={pixels[size]}
      height={pixels[size]}
      alt={name}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.logo, styles[size])}
    />
  )
}
