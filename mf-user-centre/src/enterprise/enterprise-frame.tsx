import type { ReactNode } from 'react'
import type { Enterprise } from 'calls/entities/enterprise'
import { useHref, useText } from 'shared-state/runtime'
import { StateTag } from 'ui/state-tag'
import { claimLooks } from 'ui/states/claim-looks'
import { Text } from 'ui/text'
import { Row } from 'ui/row'
import { TabsNav } from 'ui/tabs-nav'
import { AccountFrame } from '../account/account-frame.tsx'
import { accountText, enterpriseText } from '../strings/keys.ts'

const pages = [
  { name: 'claim', path: '/user/enterprise.html', text: enterpriseText.claimTab },
  { name: 'staff', path: '/user/enterprise/staff.html', text: enterpriseText.staffTab },
  { name: 'replies', path: '/user/enterprise/replies.html', text: enterpriseText.repliesTab },
  { name: 'audit', path: '/user/enterprise/audit.html', text: enterpriseText.auditTab },
] as const

interface EnterpriseFrameProps {
  page: (typeof pages)[number]['name']
  enterprise: Enterprise | null
  children: ReactNode
}

/** The frame of an enterprise's pages: its name, the state of its claim, and links to its other pages. */
export function EnterpriseFrame({ page, enterprise, children }: EnterpriseFrameProps) {
  const t = useText()
  const href = useHref()
  const search = enterprise ? `?id=${enterprise.enterpriseId}` : ''
  return (
    <AccountFrame title={t(accountText.enterprise)}>
      {enterprise && (
        <Row gap="s">
          <Text size="lg" weight="bold">
            <bdi>{enterprise.name}</bdi>
          </Text>
          <StateTag look={claimLooks[enterprise.state]} />
        </Row>
      )}
      {enterprise && (
        <TabsNav
          label={t(accountText.enterprise)}
          items={pages.map(({ name, path, text }) => ({
            label: t(text),
            to: href(path + search),
            current: name === page,
          }))}
        />
      )}
      {children}
    </AccountFrame>
  )
}
