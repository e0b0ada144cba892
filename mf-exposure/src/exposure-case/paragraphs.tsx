/** Plain text as people type it: an empty line, or any new one, begins a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n+/).filter(line => line.trim()).map((line, index) => <p key={index} dir="auto">{line}</p>)
}
