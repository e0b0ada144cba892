import { ExternalLink } from '@lucide/icons'
import { useHref, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import type { loadLeaving, OutsideSite } from './load-leaving.ts'
import styles from './leaving-page.module.css'
import { SiteOwner } from './site-owner.tsx'
import { warningsOf } from './warnings-of.ts'

/** `leaving.html?url=`: the page before an external site (decisions 1). Nobody is redirected without a click. */
export function LeavingPage() {
  const site = usePageData<typeof loadLeaving>()
  return (
    <Wrap page className={styles.page}>
      {site ? <Outside site={site} /> : <BrokenLink />}
    </Wrap>
  )
}

function Outside({ site }: { site: OutsideSite }) {
  const t = useText()
  const href = useHref()
  const warnings = warningsOf(site)
  const bad = warnings.filter(({ tone }) => tone === 'bad')
  const others = warnings.filter(({ tone }) => tone === 'warn')
  /** A visitor with doubts should not be encouraged to continue. */
  const isDoubtful = warnings.length > 0
  return (
    <Panel>
      <Stack gap="l">
        <div>
          <h1>{t(shellText.leavingTitle)}</h1>
          <Text as="p" tone="quiet">
            {t(shellText.notOurs)}
          </Text>
        </div>
        <div>
          <Text as="p" size="sm" tone="quiet">
            {t(shellText.linkLeadsTo)}
          </Text>
          <p className={styles.host}>
            <bdi>{site.host}</bdi>
          </p>
          <Text as="p" size="sm" tone="quiet">
            {t(shellText.wholeAddress)}
          </Text>
          <p className={styles.address}>
            <bdi>{site.url}</bdi>
          </p>
        </div>
        <SiteOwner site={site} />
        {bad.length > 0 && (
          <Note tone="bad">
            <ul role="list" className={styles.bad}>
              {bad.map(({ text, values }) => (
                <li key={text}>{t(text, values)}</li>
              ))}
            </ul>
          </Note>
        )}
        {others.map(({ title, text, values }) => (
          <Note key={text} tone="warn" title={title === undefined ? undefined : t(title)}>
            {t(text, values)}
          </Note>
        ))}
        <Row>
          {isDoubtful && <Button to={href('/')}>{t(shellText.stayHere)}</Button>}
          <Button
            variant={isDoubtful ? 'secondary' : 'primary'}
            icon={ExternalLink}
            to={site.url}
            rel="noopener noreferrer nofollow"
            className={styles.go}
          >
            {t(shellText.goOnTo, { host: site.host })}
          </Button>
          {!isDoubtful && (
            <Button variant="secondary" to={href('/')}>
              {t(shellText.stayHere)}
            </Button>
          )}
        </Row>
      </Stack>
    </Panel>
  )
}

function BrokenLink() {
  const t = useText()
  const href = useHref()
  return (
    <Panel>
      <Stack gap="l">
        <h1>{t(shellText.brokenLink)}</h1>
        <Text as="p" tone="quiet">
          {t(shellText.brokenLinkWhat)}
        </Text>
        <div>
          <Button to={href('/')}>{t(shellText.backHome)}</Button>
        </div>
      </Stack>
    </Panel>
  )
}
