import { Form } from 'react-router-dom'
import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { TextField } from 'ui/text-field'
import { toolsText } from '../strings/keys.ts'
import { faultText } from './fault-text.ts'
import type { SwiftData } from './load-swift.ts'
import { codePath, swiftPath } from './swift-paths.ts'

/** Checks a typed code, and explains each fault. Works without JavaScript. */
export function CheckForm({ typed, checked }: { typed: string; checked: SwiftData['checked'] }) {
  const t = useText()
  const href = useHref()
  return (
    <Panel title={t(toolsText.checkCode)}>
      <Stack>
        <Form method="get" action={href(swiftPath)}>
          <Stack gap="s">
            <TextField
              label={t(toolsText.swiftCode)}
              help={t(toolsText.swiftCodeHelp)}
              name="code"
              defaultValue={typed}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <div>
              <Button type="submit">{t(toolsText.check)}</Button>
            </div>
          </Stack>
        </Form>
        {checked && <Checked checked={checked} />}
      </Stack>
    </Panel>
  )
}

function Checked({ checked: { typed, code, known, faults } }: { checked: NonNullable<SwiftData['checked']> }) {
  const t = useText()
  if (code === null)
    return (
      <Note tone="bad" live title={t(toolsText.notACode, { typed })}>
        <ul>
          {faults.map(fault => (
            <li key={`${fault.part} ${fault.fault}`}>{t(faultText(fault), { found: fault.found })}</li>
          ))}
        </ul>
      </Note>
    )
  if (!known)
    return (
      <Note tone="warn" live title={t(toolsText.wellFormed, { code })}>
        {t(toolsText.notListed)}
      </Note>
    )
  return (
    <Note live title={t(toolsText.wellFormed, { code })}>
      {t(toolsText.listed)} <SiteLink to={codePath(code)}>{t(toolsText.showCode, { code })}</SiteLink>
    </Note>
  )
}
