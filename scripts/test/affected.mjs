import { cruise } from '../imports/cruise.mjs'
import { CannotStart, run } from '../set-up.mjs'

const isTest = file => /\.(test|spec)\.tsx?$/.test(file)

/**
 * What changes since a Git revision can reach by imports, including changes that are not committed: the jest suites, the workspaces, and
 * whether it concerns the portal or its journeys. Undefined if a changed file takes no part in imports, such as a package list or a
 * migration: then everything is affected.
 */
export async function affectedSince(revision, { node, env }) {
  const changed = await changedSince(revision, env)
  if (changed.length === 0) return { suites: [], workspaces: [], portal: false }
  const { modules } = await cruise(['--affected', revision], node)
  // The changed files that take part in imports, and every file that can reach one of them.
  const reached = modules.map(({ source }) => source)
  if (changed.some(file => !reached.includes(file))) return undefined
  return {
    suites: reached.filter(file => /(?<!\.long)\.test\.tsx?$/.test(file)),
    workspaces: [...new Set(reached.map(file => file.split('/')[0]))],
    portal: reached.some(file => file.startsWith('e2e/') || !(isTest(file) || /^scripts\/|\/testing\//.test(file))),
  }
}

/** Changed and new files, without pages of documentation: no test reads them but the checks, which always run. */
async function changedSince(revision, env) {
  const git = async (...args) => {
    const { code, output } = await run('git', args, { env })
    if (code !== 0) throw new CannotStart(`git ${args.join(' ')} failed:\n${output.trim()}`)
    return output.split('\n').filter(Boolean)
  }
  const tracked = await git('diff', '--name-only', revision)
  const created = await git('ls-files', '--others', '--exclude-standard')
  return [...tracked, ...created].filter(file => !file.endsWith('.md'))
}
