import { useState } from 'react'
import { usePageData, useText } from 'shared-state/runtime'
import styles from './page.module.css'
export async function loadList() { return { n: 3 } }
export function BrokerListPage() { const t = useText(); const { n } = usePageData<typeof loadList>(); const [k, set] = useState(0); return <><h1 className={styles.title}>{t(20001)} {n}</h1><button onClick={() => set(k + 1)}>clicked {k}</button></> }
