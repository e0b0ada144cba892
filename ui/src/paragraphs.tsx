import { Written, type WrittenLang } from './written.tsx'

/** Plain text as users type it: every line break starts a paragraph. */
export function Paragraphs({ text, lang }: { text: string; lang: WrittenLang }) {
  return text
    .split(/\n+/)
    .filter(line => line.trim())
    .map((line, index) => (
      <Written key={index} as="p" lang={lang}>
        {line}
      </Written>
    ))
}
