/** A `RegExp(…)` that is composed at run time and needs review. */
export interface Reviewed {
  file: string
  /** As written in the code. */
  code: string
  /** Examples of the result, one for each kind of part. They are checked like literals. */
  makes: string[]
  /** Where the parts come from, and why a visitor cannot choose them. */
  why: string
}

/** All expressions that the check cannot evaluate. An entry without matching code is a fault. */
export const reviewedExpressions: Reviewed[] = [
  {
    file: 'platform/api/steps/match-call.ts',
    code: "new RegExp(`^${parts.join('')}$`)",
    makes: ['^/homefuc/(?<lang>[\\w-]+)/news$', '^/(?<lang>[\\w-]+)/(?<code>[\\w-]+)/x$'],
    why: 'Paths of the declared calls: fields without slashes, with escaped text between them that has one.',
  },
  {
    file: 'shared-state/src/forms/typed-number.ts',
    code: 'new RegExp(`^-?[1-9]\\\\d{0,2}(\\\\${group}\\\\d{3})+(\\\\${decimal}\\\\d+)?$`)',
    makes: [
      '^-?[1-9]\\d{0,2}(\\,\\d{3})+(\\.\\d+)?$',
      '^-?[1-9]\\d{0,2}(\\.\\d{3})+(\\,\\d+)?$',
      '^-?[1-9]\\d{0,2}(\\\u00a0\\d{3})+(\\,\\d+)?$',
      '^-?[1-9]\\d{0,2}(\\’\\d{3})+(\\.\\d+)?$',
    ],
    why: 'Marks of Intl.NumberFormat for the languages of the site, each one sign that is no digit.',
  },
  {
    file: 'scripts/regular-expressions/linear-at-sight.ts',
    code: "new RegExp(`^(?:${element.raw})$`, flags.replace(/[gmy]/g, ''))",
    makes: ['^(?:[a-z])$'],
    why: 'One character, set or class of an expression of this tree; it is tried on single characters.',
  },
  {
    file: 'backend/src/hostile/valid-values.ts',
    code: 'new RegExp(pattern.source)',
    makes: [],
    why: 'A test: expressions of the declared schemas, which are checked where they are written.',
  },
  {
    file: 'sample-data/src/fill.test.ts',
    code: "new RegExp(`\\\\b(${words.map(word => word.replace(/[.*+?^$|]/g, '\\\\$&')).join('|')})\\\\b`)",
    makes: ['\\b(FCA|Financial Conduct Authority|Bank Indonesia)\\b'],
    why: 'A test: names of regulators from the data folder, escaped.',
  },
  {
    file: 'e2e/journeys/account-centre.spec.ts',
    code: 'new RegExp(`^${entry}`)',
    makes: ['^Messages'],
    why: 'A test: names that it gives itself.',
  },
  {
    file: 'e2e/journeys/refused-releases.spec.ts',
    code: 'new RegExp(`^tools 9\\\\.\\\\d\\\\.0: ${reason}`)',
    makes: [
      "^tools 9\\.\\d\\.0: it cannot be loaded: Error: tools .* requires 'node:child_process', which releases may not use",
      '^tools 9\\.\\d\\.0: /en/tools.html cannot be rendered: TypeError: fetch failed .*ERR_ACCESS_DENIED',
    ],
    why: 'A test: reasons that it gives itself.',
  },
]
