import { useState } from 'react'
import { MOST_FLASH_TEXT, type DeskItem } from 'calls/flash-desk'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { TextField } from 'ui/text-field'
import { TextareaField } from 'ui/textarea-field'
import { AccountForm } from '../account/account-form.tsx'
import { deskText } from '../strings/keys.ts'

interface FlashFormProps {
  /** The scheduled item that is changed; null for a new one. */
  edited: DeskItem | null
  topics: readonly { code: string; name: string }[]
  formKey: string
}

/** Writes a news flash in both languages, at once or for later, with a preview of each text. */
export function FlashForm({ edited, topics, formKey }: FlashFormProps) {
  const t = useText()
  const href = useHref()
  const [preview, setPreview] = useState(edited?.content ?? { en: '', id: '' })
  const submit = edited ? deskText.saveChange : deskText.save
  const cancel = edited && (
    <Button variant="ghost" to={href('/user/desk.html')}>
      {t(deskText.cancel)}
    </Button>
  )
  return (
    <Panel title={t(edited ? deskText.changeTitle : deskText.newTitle)}>
      <AccountForm intent="save" submitText={t(submit)} variant="primary" actions={cancel}>
        {answer => {
          const kept = answer?.done ? undefined : answer?.values
          const tags = kept?.tags?.split(' ') ?? edited?.tags ?? []
          const text = (lang: 'en' | 'id', label: number) => (
            <TextareaField
              label={t(label)}
              name={lang}
              lang={lang}
              rows={2}
              maxLength={MOST_FLASH_TEXT}
              required
              defaultValue={kept?.[lang] ?? edited?.content[lang]}
              error={answer?.errors[lang]}
              onChange={({ currentTarget: { value } }) => setPreview(before => ({ ...before, [lang]: value }))}
            />
          )
          return (
            <Stack gap="s">
              <input type="hidden" name="formKey" value={formKey} />
              {edited && <input type="hidden" name="flashId" value={edited.id} />}
              {text('en', deskText.english)}
              {text('id', deskText.indonesian)}
              <Preview content={preview} />
              <fieldset>
                <legend>{t(deskText.topics)}</legend>
                <Row gap="s">
                  {topics.map(({ code, name }) => (
                    <CheckboxField
                      key={code}
                      name="tags"
                      value={code}
                      label={name}
                      defaultChecked={tags.includes(code)}
                    />
                  ))}
                </Row>
              </fieldset>
              <CheckboxField
                name="important"
                label={t(deskText.important)}
                help={t(deskText.importantHelp)}
                defaultChecked={kept ? kept['important'] === 'on' : edited?.important}
              />
              <TextField
                label={t(deskText.symbols)}
                name="symbols"
                optional
                help={t(deskText.symbolsHelp)}
                maxLength={80}
                defaultValue={kept?.['symbols'] ?? edited?.symbols.join(', ')}
                error={answer?.errors['symbols']}
              />
              <TextField
                label={t(deskText.publishAt)}
                name="publishedAt"
                type="datetime-local"
                optional
                help={t(deskText.publishAtHelp)}
                defaultValue={kept?.['publishedAt'] ?? edited?.publishedAt.slice(0, 16)}
                error={answer?.errors['publishedAt']}
              />
            </Stack>
          )
        }}
      </AccountForm>
    </Panel>
  )
}

/** The texts as readers will see them. */
function Preview({ content }: { content: { en: string; id: string } }) {
  const t = useText()
  if (!content.en && !content.id) return null
  return (
    <div>
      <Text as="div" size="sm" tone="quiet">
        {t(deskText.preview)}
      </Text>
      <p lang="en">{content.en}</p>
      <p lang="id">{content.id}</p>
    </div>
  )
}
