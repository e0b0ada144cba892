import type { FormEvent } from 'react'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Stack } from 'ui/stack'
import { calculatorPath } from '../calculator-path.ts'
import { toolsText } from '../strings/keys.ts'
import { FormField } from './form-field.tsx'
import styles from './calculator-form.module.css'
import { MoreFields } from './more-fields.tsx'
import { RateField } from './rate-field.tsx'
import { isShown, rateField, ratePairFor, typedField } from './texts.ts'
import type { CalculatorState } from './use-calculator.ts'

/** The input of a calculator. Submitting it works without JavaScript; with it the result appears without submitting. */
export function CalculatorForm({ state, onAnswered }: { state: CalculatorState; onAnswered: () => void }) {
  const t = useText()
  const href = useHref()
  const { lang } = useStore().visitor
  const { calculator, texts, errors } = state
  const shown = Object.entries(calculator.fields).filter(([, field]) => isShown(field, texts))
  const main = shown.filter(([, field]) => !(field.kind === 'number' && field.more))
  const more = shown.filter(([, field]) => field.kind === 'number' && field.more)
  const ratePair = ratePairFor(calculator, texts)
  const moreNames = [...more.map(([name]) => name), ...(ratePair ? [rateField] : [])]
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else onAnswered()
  }
  return (
    <form
      method="get"
      action={href(calculatorPath(calculator.code))}
      onSubmit={answer}
      noValidate
      className={styles.form}
    >
      <input type="hidden" name={typedField} value={lang} />
      <Stack>
        <div className={styles.fields}>
          {main.map(([name, field]) => (
            <FormField key={name} name={name} field={field} state={state} />
          ))}
        </div>
        {moreNames.length > 0 && (
          <MoreFields isNeeded={moreNames.some(name => texts[name] !== '' || errors[name])}>
            {more.map(([name, field]) => (
              <FormField key={name} name={name} field={field} state={state} />
            ))}
            {ratePair && <RateField pair={ratePair} state={state} />}
          </MoreFields>
        )}
        <Button type="submit" wide>
          {t(toolsText.calculate)}
        </Button>
      </Stack>
    </form>
  )
}
