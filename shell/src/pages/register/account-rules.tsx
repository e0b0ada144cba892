import { useText } from 'shared-state/runtime'
import { shellText } from '../../strings/keys.ts'
import styles from './account-rules.module.css'

/** The terms that a new user agrees to. `by`: the contact that the account begins with; null if the site does not know any. */
export function AccountRules({ by }: { by: 'email' | 'phone' | null }) {
  const t = useText()
  return (
    <section className={styles.rules}>
      <h2 className={styles.title}>{t(shellText.rulesTitle)}</h2>
      <ul>
        <li>{t(shellText.ruleTrue)}</li>
        <li>{t(shellText.rulePublic)}</li>
        {by && <li>{t(by === 'email' ? shellText.ruleEmail : shellText.rulePhone)}</li>}
      </ul>
    </section>
  )
}
