import { deskCategories, MOST_ARTICLE_BROKERS, MOST_ARTICLE_DAYS_AHEAD, type ArticleDraft } from 'calls/article-desk'
import { articleLevels } from 'calls/entities/article'
import { publicLanguages } from 'shared-state/i18n/languages'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { SelectField } from 'ui/select-field'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { TextField } from 'ui/text-field'
import { AccountForm } from '../../account/account-form.tsx'
import { articleDeskText, deskText } from '../../strings/keys.ts'
import { categoryNames, levelNames } from './article-names.ts'
import { DeskTexts } from '../texts/desk-texts.tsx'
import { articleTexts, draftValues } from './draft-values.ts'
import { TopicFields } from './topic-fields.tsx'

/** Room for ten codes of 20 characters, and what separates them. */
const LONGEST_CODES = 240

interface ArticleFormProps {
  edited: ArticleDraft | null
  topics: readonly { code: string; name: string }[]
  formKey: string
}

/** Writes an article in both languages, at once or for later, or changes one. */
export function ArticleForm({ edited, topics, formKey }: ArticleFormProps) {
  const t = useText()
  const href = useHref()
  const { formatDate } = useLocale()
  const submit = edited ? deskText.saveChange : deskText.save
  const isPublished = edited?.state === 'published'
  const cancel = (
    <Button variant="ghost" to={href('/user/desk/articles.html')}>
      {t(deskText.cancel)}
    </Button>
  )
  return (
    <Panel title={t(edited ? articleDeskText.changeTitle : articleDeskText.newArticle)}>
      <AccountForm intent="save" submitText={t(submit)} variant="primary" actions={cancel}>
        {answer => {
          const values = answer?.values ?? draftValues(edited)
          const field = (name: string) => ({ name, defaultValue: values[name], error: answer?.errors[name] })
          return (
            <Stack>
              <input type="hidden" name="formKey" value={formKey} />
              <input type="hidden" name="code" value={values['code'] ?? ''} />
              <input type="hidden" name="updatedAt" value={values['updatedAt'] ?? ''} />
              <SelectField
                {...field('category')}
                label={t(articleDeskText.category)}
                options={deskCategories.map(value => ({ value, label: t(categoryNames[value]) }))}
              />
              <SelectField
                {...field('level')}
                label={t(articleDeskText.level)}
                help={t(articleDeskText.levelHelp)}
                placeholder={t(articleDeskText.noLevel)}
                options={articleLevels.map(value => ({ value, label: t(levelNames[value]) }))}
              />
              {publicLanguages.map(lang => (
                <DeskTexts
                  key={lang}
                  lang={lang}
                  fields={articleTexts}
                  help={t(articleDeskText.bodyHelp)}
                  answer={answer}
                  values={values}
                />
              ))}
              <TopicFields topics={topics} chosen={values['tags'] ?? ''} error={answer?.errors['tags']} />
              <TextField
                {...field('traderCodes')}
                label={t(articleDeskText.brokers)}
                optional
                help={t(articleDeskText.brokersHelp, { most: MOST_ARTICLE_BROKERS })}
                maxLength={LONGEST_CODES}
                dir="ltr"
              />
              {isPublished ? (
                <Text as="div" size="sm" tone="quiet">
                  {t(articleDeskText.keepsDate, { at: formatDate(edited.publishedAt, 'dateTime') })}
                </Text>
              ) : (
                <TextField
                  {...field('publishedAt')}
                  label={t(deskText.publishAt)}
                  type="datetime-local"
                  optional
                  help={t(articleDeskText.publishAtHelp, { most: MOST_ARTICLE_DAYS_AHEAD })}
                />
              )}
            </Stack>
          )
        }}
      </AccountForm>
    </Panel>
  )
}
