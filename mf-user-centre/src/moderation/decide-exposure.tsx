import { reasonsOf, reasonText } from 'calls/exposure-case/case-reasons'
import { rules, type CaseAction } from 'calls/exposure-case/case-rules'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import { useLocale, useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { SelectField } from 'ui/select-field'
import { TextareaField } from 'ui/textarea-field'
import { AccountForm } from '../account/account-form.tsx'
import { moderationText } from '../strings/keys.ts'
import { FormKey } from './form-key.tsx'
import type { Waiting } from './waiting.ts'

interface Look {
  button: number
  /** What follows, next to the button. */
  means?: number
  /** Who reads the moderator's own words, and the call's field for them. */
  words?: { name: 'reason' | 'note'; help: number; most: number }
}

const looks: Partial<Record<CaseAction, Look>> = {
  approve: { button: moderationText.approve, means: moderationText.approveMeans },
  reject: {
    button: moderationText.reject,
    means: moderationText.isTold,
    words: { name: 'reason', help: moderationText.authorReads, most: 500 },
  },
  accept: { button: moderationText.accept, means: moderationText.acceptMeans },
  decline: {
    button: moderationText.decline,
    words: { name: 'reason', help: moderationText.everyoneReads, most: 500 },
  },
  close: {
    button: moderationText.close,
    means: moderationText.closeMeans,
    words: { name: 'note', help: moderationText.everyoneReads, most: 1000 },
  },
}

/** A moderator's steps that the rules allow in the state of an exposure. */
export const openSteps = ({ kind, state }: Pick<Waiting, 'kind' | 'state'>): CaseAction[] =>
  kind === 'exposure'
    ? rules
        .filter(({ actor, from }) => actor === 'moderator' && from.some(one => one === state))
        .map(({ action }) => action)
    : []

/** The open steps of an exposure, each with a form of its own: what is typed for one can never be sent with another. */
export function DecideExposure({ item }: { item: Waiting }) {
  const t = useText()
  const lang = contentLanguageOf(useLocale().lang)
  return (
    <Panel title={t(moderationText.decision)} flush>
      <PanelRows>
        {openSteps(item).map((action, index) => {
          const { button, means, words } = looks[action]!
          return (
            <li key={action}>
              <AccountForm
                intent={action}
                variant={action === 'close' ? 'danger' : index === 0 ? 'primary' : 'secondary'}
                submitText={t(button)}
                {...(means !== undefined && { hint: t(means) })}
              >
                {answer => (
                  <>
                    <input type="hidden" name="id" value={item.id} />
                    <FormKey />
                    {words && (
                      <>
                        <SelectField
                          label={t(moderationText.reason)}
                          name="reasonCode"
                          placeholder={t(moderationText.chooseReason)}
                          options={reasonsOf(action).map(code => ({ value: code, label: reasonText(code, lang) }))}
                          help={t(moderationText.reasonInOwnLanguage)}
                          defaultValue={answer?.values.reasonCode}
                          error={answer?.errors.reasonCode}
                        />
                        <TextareaField
                          label={t(moderationText.ownWords)}
                          name={words.name}
                          maxLength={words.most}
                          help={t(words.help)}
                          defaultValue={answer?.values[words.name]}
                          error={answer?.errors[words.name]}
                        />
                      </>
                    )}
                  </>
                )}
              </AccountForm>
            </li>
          )
        })}
      </PanelRows>
    </Panel>
  )
}
