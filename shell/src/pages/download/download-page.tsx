import { Monitor, Smartphone, TabletSmartphone, type LucideIconData } from '@lucide/icons'
import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { Icon } from 'ui/icon'
import { PageHead } from 'ui/page-head'
import { Panel, PanelRows } from 'ui/panel'
import { Split } from 'ui/split'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import { shellCrumbs } from '../shell-crumbs.ts'
import { AppsPanel } from './apps-panel.tsx'
import styles from './download-page.module.css'
import { InstallButton } from './install-button.tsx'
import type { loadDownload } from './load-download.ts'

const ways: { icon: LucideIconData; where: number; how: number }[] = [
  { icon: Smartphone, where: shellText.onAndroid, how: shellText.onAndroidHow },
  { icon: TabletSmartphone, where: shellText.onIphone, how: shellText.onIphoneHow },
  { icon: Monitor, where: shellText.onComputer, how: shellText.onComputerHow },
]

/** `download.html`: how to install the website itself, and which apps actually exist. */
export function DownloadPage() {
  const t = useText()
  const href = useHref()
  const { apps } = usePageData<typeof loadDownload>()
  return (
    <Wrap page>
      <PageHead
        crumbs={shellCrumbs(useStore(), t(shellText.downloadTitle))}
        title={t(shellText.downloadTitle)}
        lead={t(shellText.downloadLead)}
      />
      <Split
        side={
          apps ? (
            <AppsPanel apps={apps} />
          ) : (
            <FailedPanel name={t(shellText.appsTitle)} retryTo={href('/download.html')} />
          )
        }
      >
        <Panel title={t(shellText.installTitle)} aside={<InstallButton />} flush footer={t(shellText.otherBrowsers)}>
          <PanelRows>
            {ways.map(({ icon, where, how }) => (
              <li key={where} className={styles.way}>
                <Icon of={icon} />
                <div>
                  <Text as="p" weight="medium">
                    {t(where)}
                  </Text>
                  <Text as="p" size="sm" tone="quiet">
                    {t(how)}
                  </Text>
                </div>
              </li>
            ))}
          </PanelRows>
        </Panel>
      </Split>
    </Wrap>
  )
}
