import { createHash } from 'node:crypto'

/**
 * The only inline script of a page: it runs before anything is shown, and tells the styles which language the browser is set to, unless the
 * visitor wants no other language today (spec 4). So nothing moves on the screen, and the server can store the page for readers of all languages
 * (docs/decisions/0120-the-browsers-language-in-the-browser.md).
 */
export const earlyScript =
  'if(!document.cookie.includes("languageBanner="))document.documentElement.dataset.browserLanguage=navigator.language.slice(0,2).toLowerCase()'

/** The source in the content security policy that allows this script and no other. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`
