import { appElementId, pageStateSelector } from '../../../runtime/page-state.ts'

/** Puts the server's page at an address into this document in place of the page that it shows. Scripts and styles stay. */
export async function takeInPage(path: string): Promise<void> {
  const response = await fetch(path)
  const sent = new DOMParser().parseFromString(await response.text(), 'text/html')
  history.replaceState(null, '', response.url)
  for (const selector of [`#${appElementId}`, pageStateSelector])
    document.querySelector(selector)!.replaceWith(sent.querySelector(selector)!)
  document.title = sent.title
  scrollTo(0, 0)
}
