import { usercenterOpenidstart } from 'calls/third-party'
import { useText } from 'shared-state/runtime'
import { shellText } from '../../../strings/keys.ts'
import type { Provider } from './load-providers.ts'
import styles from './provider-links.module.css'

/** Sign-in with an external account: links to the backend, which redirects to the provider. Nothing if none is configured. */
export function ProviderLinks({ providers, returnPath }: { providers: readonly Provider[]; returnPath: string }) {
  const t = useText()
  if (providers.length === 0) return null
  return (
    <ul role="list" className={styles.links}>
      {providers.map(({ provider, name }) => (
        <li key={provider}>
          <a
            href={`${usercenterOpenidstart.path}?${new URLSearchParams({ provider, returnPath })}`}
            rel="nofollow"
            className={styles.link}
          >
            {t(shellText.goOnWith, { provider: name })}
          </a>
        </li>
      ))}
    </ul>
  )
}
