import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { join } from 'node:path'
import type { Mode, Target } from './rules.ts'
import { madePortal, type MadePortal } from './testing/made-portal.ts'

let made: MadePortal
beforeEach(() => {
  made = madePortal({
    'package.json': { workspaces: ['mf-*'] },
    'ui/tag.module.css': '@layer components { .tag { color: red } .tag.small { color: blue } }',
    'entry.js': `export { default } from './ui/tag.module.css'`,
  })
})
afterEach(() => made.remove())

/** The class names `tag` and `small` as a build of the part has them. */
async function namesIn(part: string, mode: Mode, target: Target = 'node'): Promise<{ tag: string; small: string }> {
  const { moduleConfig } = await import('./rules.ts')
  const { default: webpack } = await import('webpack')
  const { default: MiniCssExtractPlugin } = await import('mini-css-extract-plugin')
  const outDir = join(made.root, `${part}-${mode}-${target}`)
  await new Promise<void>((done, failed) =>
    webpack(
      {
        ...moduleConfig(part, target, mode),
        context: made.root,
        target: 'node20',
        entry: './entry.js',
        optimization: { minimize: false },
        output: { path: outDir, filename: 'entry.cjs', library: { type: 'commonjs-module' } },
        plugins: target === 'web' ? [new MiniCssExtractPlugin()] : [],
      },
      (error, stats) => (error || stats!.hasErrors() ? failed(error ?? new Error(stats!.toString())) : done()),
    ),
  )
  return (await import(join(outDir, 'entry.cjs'))).default
}

test('a release has short class names, the same in the browser and in Node', async () => {
  const names = await namesIn('shop', 'production', 'web')
  for (const name of Object.values(names)) expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_]{5}$/)
  expect(names.tag).not.toBe(names.small)
  expect(await namesIn('shop', 'production')).toEqual(names)
})

test("two parts' class names of the same file differ", async () => {
  const [shop, news] = [await namesIn('shop', 'production'), await namesIn('news', 'production')]
  expect(shop.tag).not.toBe(news.tag)
})

test('in development a class name contains those of the part and of the class', async () => {
  expect((await namesIn('shop', 'development')).tag).toMatch(/^shop__tag__/)
})
