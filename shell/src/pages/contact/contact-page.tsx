import { SiteLink, useFormAnswer, useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import { shellCrumbs } from '../shell-crumbs.ts'
import { ContactForm } from './contact-form.tsx'
import type { loadContact } from './load-contact.ts'
import { ReachPanel } from './reach-panel.tsx'
import type { ContactAnswer } from './submit-contact.ts'

/** `contact.html`: the message form, and the confirmation. */
export function ContactPage() {
  const t = useText()
  const { sent, subject, broker, reach } = usePageData<typeof loadContact>()
  const answer = useFormAnswer() as ContactAnswer | undefined
  const title = t(sent ? shellText.thanksTitle : shellText.contactTitle)
  return (
    <Wrap page>
      <PageHead
        crumbs={shellCrumbs(useStore(), t(shellText.contactTitle))}
        title={title}
        lead={sent ? undefined : t(shellText.contactLead)}
      />
      {sent && (
        <Panel>
          <Thanks ticket={sent} />
        </Panel>
      )}
      {!sent && (
        <Split
          side={
            <>
              <BeforeYouWrite />
              {reach && <ReachPanel reach={reach} />}
            </>
          }
        >
          <Panel>
            <ContactForm answer={answer} subject={subject} aboutBroker={broker !== ''} />
          </Panel>
        </Split>
      )}
    </Wrap>
  )
}

function Thanks({ ticket }: { ticket: string }) {
  const t = useText()
  const href = useHref()
  return (
    <Stack>
      <Note tone="good" live>
        {t(shellText.thanksWhat)} <Text as="code">{ticket}</Text>
      </Note>
      <div>
        <Button variant="secondary" to={href('/contact.html')}>
          {t(shellText.anotherLetter)}
        </Button>
      </div>
    </Stack>
  )
}

function BeforeYouWrite() {
  const t = useText()
  return (
    <Panel title={t(shellText.beforeYouWrite)}>
      <Stack>
        <Text as="p" size="sm">
          {t(shellText.neverMoney)}
        </Text>
        <Text as="p" size="sm">
          {t(shellText.lostMoneyFirst)}
        </Text>
        <Text as="p" size="sm">
          {t(shellText.complaintsElsewhere)} <SiteLink to="/exposure.html">{t(shellText.seeExposures)}</SiteLink>
        </Text>
      </Stack>
    </Panel>
  )
}
