import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { Text } from 'ui/text'
import { brokersText } from '../strings/keys.ts'
import { countFilters, withoutFilters, type BrokerQuery } from './broker-query.ts'
import { FilterForm } from './filter-form.tsx'
import styles from './filter-sheet.module.css'
import type { BrokerSection } from '../addresses.ts'
import type { Facets } from './load-broker-list.ts'
import { useMatchCount } from './use-match-count.ts'

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  facets: Facets
  draft: BrokerQuery
  onChange: (next: BrokerQuery) => void
  onApply: () => void
  action: string
  section: BrokerSection | undefined
}

/** The filters on a narrow screen: the list changes only when they are applied, but the foot shows how many brokers match. */
export function FilterSheet({ open, onClose, facets, draft, onChange, onApply, action, section }: FilterSheetProps) {
  const t = useText()
  const foot = <SheetFoot draft={draft} onChange={onChange} onApply={onApply} section={section} />
  return (
    <Dialog open={open} onClose={onClose} title={t(brokersText.filters)} footer={foot}>
      <FilterForm facets={facets} draft={draft} onChange={onChange} onSubmit={onApply} action={action} />
    </Dialog>
  )
}

function SheetFoot({
  draft,
  onChange,
  onApply,
  section,
}: Pick<FilterSheetProps, 'draft' | 'onChange' | 'onApply' | 'section'>) {
  const t = useText()
  const found = useMatchCount(draft, section)
  const chosen = countFilters(draft)
  return (
    <>
      <span className={styles.chosen}>
        <Text size="sm" tone="quiet">
          {t(brokersText.chosen, { count: chosen })}
        </Text>
        {chosen > 0 && (
          <Button variant="ghost" small onClick={() => onChange(withoutFilters(draft))}>
            {t(brokersText.clearAll)}
          </Button>
        )}
      </span>
      <Button onClick={onApply} className={styles.show}>
        {found === undefined ? t(brokersText.showBrokers) : t(brokersText.showCount, { count: found })}
      </Button>
    </>
  )
}
