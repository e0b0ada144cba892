import { termsKinds } from 'calls/pages'
import { useHref, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Split } from 'ui/split'
import { TabsNav } from 'ui/tabs-nav'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import { AskAboutSite } from '../about/ask-about-site.tsx'
import { shellCrumbs } from '../shell-crumbs.ts'
import { KnownPlace } from './known-place.tsx'
import { legalPages } from './legal-kinds.ts'
import type { loadLegal } from './load-legal.ts'

/** Terms, privacy, cookies and risks: one of the backend's texts, with links to the others. */
export function LegalPage() {
  const t = useText()
  const href = useHref()
  const { formatDate } = useLocale()
  const { kind, title, content, version, updatedAt } = usePageData<typeof loadLegal>()
  const tabs = termsKinds.map(each => ({
    label: t(legalPages[each].name),
    to: href(legalPages[each].path),
    current: each === kind,
  }))
  return (
    <Wrap page>
      <PageHead crumbs={shellCrumbs(useStore(), title)} title={title}>
        <Text size="sm" tone="faint">
          {t(shellText.versionOf, { version, date: formatDate(updatedAt) })}
        </Text>
      </PageHead>
      <TabsNav label={t(shellText.legalPages)} items={tabs} />
      <Split side={<AskAboutSite />}>
        <Panel>
          <Prose html={content} />
        </Panel>
        {kind === 'privacy' && <KnownPlace />}
      </Split>
    </Wrap>
  )
}
