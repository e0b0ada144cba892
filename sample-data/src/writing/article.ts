import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readWrittenArticles } from '../written-articles.ts'
import { articleFaults, writtenAddress } from './article-faults.ts'
import { newArticle } from './new-article.ts'

/** `npm run article -- check` checks the written articles; `npm run article -- new "TITLE" LEVEL` starts one in both languages. */
const [command, title = '', level = 'beginner'] = process.argv.slice(2)

function check(): void {
  const articles = readWrittenArticles()
  const addresses = new Set([...areaAddresses(), ...articles.map(writtenAddress)])
  const faults = articles.flatMap(article => articleFaults(article, addresses))
  for (const fault of faults) console.error(fault)
  console.log(`${articles.length} articles, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

/** The addresses of single pages that the areas list for the sitemap. */
function areaAddresses(): string[] {
  const root = new URL('../../../', import.meta.url)
  return readdirSync(root)
    .filter(name => name.startsWith('mf-'))
    .flatMap(name => {
      const { area } = JSON.parse(readFileSync(new URL(`${name}/package.json`, root), 'utf8')) as {
        area: { sitemap?: (string | { address: string })[] }
      }
      return (area.sitemap ?? []).map(entry => (typeof entry === 'string' ? entry : entry.address))
    })
}

if (command === 'check') check()
else if (command === 'new')
  try {
    for (const file of newArticle(title, level)) console.log(fileURLToPath(file))
    console.log('Write both files, then run: npm run article -- check')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
else {
  console.error(
    'usage: npm run article -- check\n       npm run article -- new "TITLE" [beginner|intermediate|advanced]',
  )
  process.exitCode = 2
}
