import { termsKinds } from 'calls/pages'
import { SiteLink, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { PageHead } from 'ui/page-head'
import { Panel, PanelRows } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Split } from 'ui/split'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import { legalPages } from '../legal/legal-kinds.ts'
import { shellCrumbs } from '../shell-crumbs.ts'
import { AskAboutSite } from './ask-about-site.tsx'
import type { loadAbout } from './load-about.ts'

/** The page about the site, with links to the contact page and the terms next to it. */
export function AboutPage() {
  const t = useText()
  const { formatDate } = useLocale()
  const { title, content, updatedAt } = usePageData<typeof loadAbout>()
  return (
    <Wrap page>
      <PageHead crumbs={shellCrumbs(useStore(), title)} title={title}>
        <Text size="sm" tone="faint">
          {t(shellText.updatedOn, { date: formatDate(updatedAt) })}
        </Text>
      </PageHead>
      <Split
        side={
          <>
            <AskAboutSite />
            <Panel title={t(shellText.legalPages)} flush>
              <PanelRows>
                {termsKinds.map(kind => (
                  <li key={kind}>
                    <SiteLink to={legalPages[kind].path}>{t(legalPages[kind].name)}</SiteLink>
                  </li>
                ))}
              </PanelRows>
            </Panel>
          </>
        }
      >
        <Panel>
          <Prose html={content} />
        </Panel>
      </Split>
    </Wrap>
  )
}
