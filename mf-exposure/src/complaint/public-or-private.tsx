import { useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Panel } from 'ui/panel'
import { exposureText } from '../strings/keys.ts'
import styles from './public-or-private.module.css'

/** The same four questions for both; the answers are in this order. */
const questions = [exposureText.whoReads, exposureText.whatBroker, exposureText.whatSite, exposureText.whatNot]
const kinds = [
  {
    title: exposureText.privateComplaint,
    answers: [exposureText.privateReads, exposureText.privateBroker, exposureText.privateSite, exposureText.privateNot],
  },
  {
    title: exposureText.publicComplaint,
    answers: [exposureText.publicReads, exposureText.publicBroker, exposureText.publicSite, exposureText.publicNot],
  },
]

/** What a public and a private complaint do, and what they do not. */
export function PublicOrPrivate() {
  const t = useText()
  return (
    <Panel title={t(exposureText.publicOrPrivate)}>
      <Grid columns={2}>
        {kinds.map(({ title, answers }) => (
          <div key={title}>
            <h3 className={styles.kind}>{t(title)}</h3>
            <dl className={styles.answers}>
              {answers.map((answer, index) => (
                <div key={answer}>
                  <dt className={styles.question}>{t(questions[index]!)}</dt>
                  <dd>{t(answer)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </Grid>
    </Panel>
  )
}
