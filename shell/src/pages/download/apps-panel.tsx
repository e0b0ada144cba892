import type { CallOutput } from 'shared-state/api/declare-call'
import type { downloadIndexinit } from 'calls/downloads'
import { useLocale, useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { shellText } from '../../strings/keys.ts'
import styles from './download-page.module.css'

type App = CallOutput<typeof downloadIndexinit>['items'][number]

const names: Record<App['platform'], number> = {
  ios: shellText.platformIos,
  android: shellText.platformAndroid,
  windows: shellText.platformWindows,
  mac: shellText.platformMac,
}

/** Every platform with its app or a statement that there is none, and a warning about apps distributed by others. */
export function AppsPanel({ apps }: { apps: readonly App[] }) {
  const t = useText()
  const some = apps.some(({ configured }) => configured)
  return (
    <Panel title={t(shellText.appsTitle)} flush footer={t(some ? shellText.onlyFromHere : shellText.noApps)}>
      <PanelRows>
        {apps.map(app => (
          <li key={app.platform} className={styles.app}>
            <AppLine app={app} />
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}

function AppLine({ app: { platform, url, version, updatedAt } }: { app: App }) {
  const t = useText()
  const { formatDate } = useLocale()
  const name = t(names[platform])
  return (
    <>
      <div className={styles.name}>
        {name}
        {version && updatedAt && (
          <Text as="p" size="sm" tone="quiet">
            {t(shellText.versionOf, { version, date: formatDate(updatedAt) })}
          </Text>
        )}
      </div>
      {url ? (
        <a href={url} rel="noopener">
          {t(shellText.appGet)}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </a>
      ) : (
        <Tag>{t(shellText.appNone)}</Tag>
      )}
    </>
  )
}
