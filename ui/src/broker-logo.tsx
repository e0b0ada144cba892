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

export function BrokerLogo({ code, size = 'm', name = '', eager = false }: BrokerLogoProps) {
  return (
    <img
      src={`/logos/${encodeURIComponent(code)}.webp`}
      alt={name}
      loading={eager ? undefined : 'lazy'}
      className={classNames(styles.logo, styles[size])}
    />
  )
}
