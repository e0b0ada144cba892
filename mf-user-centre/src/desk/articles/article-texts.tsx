import { articleLengths } from 'calls/article-desk'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { TextField } from 'ui/text-field'
import { TextareaField } from 'ui/textarea-field'
import { articleDeskText, deskText } from '../../strings/keys.ts'
import { ArticlePreview } from './article-preview.tsx'

const texts = {
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

interface ArticleTextsProps {
  lang: 'en' | 'id'
  answer: FormAnswer | undefined
  values: FormAnswer['values']
}

/** An article's title, summary and text in one language, with a button that shows the text as readers will see it. */
export function ArticleTexts({ lang, answer, values }: ArticleTextsProps) {
  const t = useText()
  const field = (part: 'title' | 'summary' | 'body') => {
    const name = `${part}.${lang}`
    return {
      name,
      lang,
      dir: 'auto',
      label: t(texts[lang][part]),
      maxLength: articleLengths[part][1],
      required: true,
      defaultValue: values[name],
      error: answer?.errors[name],
    }
  }
  return (
    <>
      <TextField {...field('title')} />
      <TextareaField {...field('summary')} rows={3} />
      <TextareaField {...field('body')} rows={14} help={t(articleDeskText.bodyHelp)} />
      <div>
        <Button type="submit" variant="secondary" small name="preview" value={lang}>
          {t(texts[lang].preview)}
        </Button>
      </div>
      {answer?.values['previewLang'] === lang && (
        <ArticlePreview
          label={t(texts[lang].preview)}
          html={answer.values['previewHtml'] ?? ''}
          questions={Number(answer.values['previewQuiz'])}
          lang={lang}
        />
      )}
    </>
  )
}
