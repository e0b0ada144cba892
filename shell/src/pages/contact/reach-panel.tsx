import type { CallOutput } from 'shared-state/api/declare-call'
import type { homefucContactinfo } from 'calls/home'
import { useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { shellText } from '../../strings/keys.ts'

/** The other configured ways to contact the site's operator. */
export function ReachPanel({ reach: { emails, phones, address } }: { reach: CallOutput<typeof homefucContactinfo> }) {
  const t = useText()
  const facts = [
    ...(emails ? [{ label: t(shellText.email), value: <Links items={emails} scheme="mailto" /> }] : []),
    ...(phones ? [{ label: t(shellText.phone), value: <Links items={phones} scheme="tel" /> }] : []),
    ...(address ? [{ label: t(shellText.postalAddress), value: address }] : []),
  ]
  if (facts.length === 0) return null
  return (
    <Panel title={t(shellText.otherWays)}>
      <DescriptionList facts={facts} />
    </Panel>
  )
}

function Links({ items, scheme }: { items: readonly string[]; scheme: 'mailto' | 'tel' }) {
  return (
    <Stack gap="s">
      {items.map(item => (
        <a key={item} href={`${scheme}:${scheme === 'tel' ? item.replace(/[^\d+]/g, '') : item}`}>
          <bdi>{item}</bdi>
        </a>
      ))}
    </Stack>
  )
}
