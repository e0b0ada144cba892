import type { ReactNode } from 'react'
import { useText } from 'shared-state/runtime'
import { AccountFrame } from '../account/account-frame.tsx'
import { WithheldPanel } from '../account/withheld-panel.tsx'
import { isWithheld, type Withheld } from '../account/withheld.ts'
import { accountText } from '../strings/keys.ts'
import { DeskTabs, type Desk } from './desk-tabs.tsx'

interface DeskFrameProps<Data> {
  current: Desk
  data: Data | Withheld
  children: (data: Data) => ReactNode
}

/** The frame of a page of the desk, with tabs between the desks. Users without the role see a notice instead. */
export function DeskFrame<Data>({ current, data, children }: DeskFrameProps<Data>) {
  const t = useText()
  return (
    <AccountFrame title={t(accountText.desk)}>
      {isWithheld(data) ? (
        <WithheldPanel withheld={data} />
      ) : (
        <>
          <DeskTabs current={current} />
          {children(data)}
        </>
      )}
    </AccountFrame>
  )
}
