import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Table } from 'ui/table'
import { exposureText } from '../strings/keys.ts'

const rows = [
  { question: exposureText.whoReads, ofPublic: exposureText.publicReads, ofPrivate: exposureText.privateReads },
  { question: exposureText.whatBroker, ofPublic: exposureText.publicBroker, ofPrivate: exposureText.privateBroker },
  { question: exposureText.whatSite, ofPublic: exposureText.publicSite, ofPrivate: exposureText.privateSite },
  { question: exposureText.whatNot, ofPublic: exposureText.publicNot, ofPrivate: exposureText.privateNot },
]

/** What a public and a private complaint do, and what they do not. */
export function PublicOrPrivate() {
  const t = useText()
  const title = t(exposureText.publicOrPrivate)
  return (
    <Panel title={title} flush>
      <Table
        caption={title}
        columns={[
          {
            key: 'question',
            label: t(exposureText.question),
            hideLabel: true,
            title: true,
            cell: ({ question }) => t(question),
          },
          { key: 'private', label: t(exposureText.privateComplaint), cell: ({ ofPrivate }) => t(ofPrivate) },
          { key: 'public', label: t(exposureText.publicComplaint), cell: ({ ofPublic }) => t(ofPublic) },
        ]}
        rows={rows}
        keyOf={({ question }) => question}
      />
    </Panel>
  )
}
