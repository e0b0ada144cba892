import type { Exposure } from 'calls/entities/exposure'
import { useText } from 'shared-state/runtime'
import { Prose } from 'ui/prose'
import { Stack } from 'ui/stack'
import { exposureText } from '../strings/keys.ts'
import { Evidence } from './evidence/evidence.tsx'
import { Paragraphs } from 'ui/paragraphs'

/** What happened, in the author's words and pictures; `level` is that of the heading above the pictures. */
export function CaseStory({
  exposure: { content, lang, images },
  level,
}: {
  exposure: Pick<Exposure, 'content' | 'lang' | 'images'>
  level: 3 | 4
}) {
  const t = useText()
  const Heading = `h${level}` as const
  return (
    <Stack>
      <Prose>
        <Paragraphs text={content} lang={lang} />
      </Prose>
      {images.length > 0 && (
        <Stack gap="s">
          <Heading>{t(exposureText.evidence)}</Heading>
          <Evidence images={images} />
        </Stack>
      )}
    </Stack>
  )
}
