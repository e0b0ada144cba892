import { Share2 } from '@lucide/icons'
import { usePageData, useStore, useText } from 'shared-state/runtime'
import { compareLimit } from 'shared-state/store/compare-limit'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { OpinionNote } from '../broker-parts/opinion-note.tsx'
import { CopyByHand } from '../broker/copy-by-hand.tsx'
import { useShare } from '../broker/use-share.ts'
import { brokersText } from '../strings/keys.ts'
import { AddBroker } from './add-broker.tsx'
import { comparePath } from './compare-address.ts'
import styles from './compare-page.module.css'
import { CompareTable } from './compare-table.tsx'
import { CompareVerdict } from './compare-verdict.tsx'
import { ChosenAlone } from './chosen-alone.tsx'
import { compareCrumbs } from './head-of-compare.ts'
import { chosenOf, type loadCompare } from './load-compare.ts'

/** Two to four brokers side by side; with fewer it asks for more. */
export function ComparePage() {
  const t = useText()
  const { share, uncopied, close } = useShare()
  const data = usePageData<typeof loadCompare>()
  const { codes, leftOut, comparison } = data
  const count = codes.length
  const title = comparison ? t(brokersText.compareCount, { count }) : t(brokersText.compareBrokers)
  const shareButton = comparison && (
    <Button
      variant="secondary"
      icon={Share2}
      onClick={() => share({ title, path: comparePath(codes) })}
      className={styles.scripted}
    >
      {t(brokersText.share)}
    </Button>
  )
  return (
    <Wrap page>
      <CopyByHand url={uncopied} onClose={close} />
      <PageHead
        crumbs={compareCrumbs(useStore())}
        title={title}
        lead={comparison ? undefined : t(brokersText.compareIntro)}
        aside={shareButton}
      />
      {leftOut > 0 && <Note tone="warn">{t(brokersText.onlyFourFit, { count: leftOut })}</Note>}
      {comparison && <CompareVerdict comparison={comparison} />}
      {!comparison && (
        <Panel>
          <ChosenAlone brokers={chosenOf(data)} />
        </Panel>
      )}
      {count < compareLimit && <AddBroker data={data} />}
      {comparison && <CompareTable comparison={comparison} />}
      <Text as="p" size="sm" tone="faint">
        {t(brokersText.tierNote)} <OpinionNote />
      </Text>
    </Wrap>
  )
}
