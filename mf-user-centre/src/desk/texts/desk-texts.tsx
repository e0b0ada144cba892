import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { TextField } from 'ui/text-field'
import { TextareaField } from 'ui/textarea-field'
import { articleDeskText, deskText } from '../../strings/keys.ts'
import type { DeskTextFields } from './read-texts.ts'
import { TextPreview } from './text-preview.tsx'

const words = {
  en: {
    title: articleDeskText.titleEn,
    summary: articleDeskText.summaryEn,
    body: deskText.english,
    preview: articleDeskText.previewEn,
  },
  id: {
    title: articleDeskText.titleId,
    summary: articleDeskText.summaryId,
    body: deskText.indonesian,
    preview: articleDeskText.previewId,
  },
}

interface DeskTextsProps {
  lang: 'en' | 'id'
  fields: DeskTextFields
  /** Help for the markdown field. */
  help: string
  answer: FormAnswer | undefined
  values: FormAnswer['values']
}

/** Title, summary and markdown in one language, with a button that shows the markdown as readers will see it. */
export function DeskTexts({ lang, fields: { body, lengths }, help, answer, values }: DeskTextsProps) {
  const t = useText()
  const field = (part: string, label: number) => {
    const name = `${part}.${lang}`
    return {
      name,
      lang,
      dir: 'auto',
      label: t(label),
      maxLength: lengths[part]![1],
      required: true,
      defaultValue: values[name],
      error: answer?.errors[name],
    }
  }
  const own = words[lang]
  return (
    <>
      <TextField {...field('title', own.title)} />
      <TextareaField {...field('summary', own.summary)} rows={3} />
      <TextareaField {...field(body, own.body)} rows={14} help={help} />
      <div>
        <Button type="submit" variant="secondary" small name="preview" value={lang}>
          {t(own.preview)}
        </Button>
      </div>
      {answer?.values['previewLang'] === lang && (
        <TextPreview
          label={t(own.preview)}
          html={answer.values['previewHtml'] ?? ''}
          questions={Number(answer.values['previewQuiz'])}
          lang={lang}
        />
      )}
    </>
  )
}
