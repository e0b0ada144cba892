/** Who may import whom (docs/architecture.md), as folders; a new area is covered by being there. */
const area = 'mf-[^/]+'
const mayImport = {
  [area]: ['ui', 'shared-state', 'calls'],
  shell: ['ui', 'shared-state', 'calls'],
  ui: ['shared-state', 'calls'],
  'shared-state': [],
  calls: ['shared-state'],
  database: ['shared-state'],
  platform: ['shared-state', 'database'],
  backend: ['calls', 'shared-state', 'database', 'platform'],
  'sample-data': ['calls', 'shared-state', 'database', 'platform', 'backend'],
  server: ['calls', 'shared-state', 'database', 'platform', 'backend', 'sample-data'],
  webpack: ['shared-state'],
  'area-alone': ['webpack', 'shell', 'ui', 'shared-state', 'calls'],
}
/** What only tests use: they may fill a database, and show a part by itself. */
const tests = '[.]test[.]|/testing/|/browser/'
const mayImportInTests = {
  database: ['sample-data'],
  platform: ['sample-data'],
  backend: ['sample-data'],
  ui: ['area-alone'],
  [area]: ['area-alone'],
}
const folders = [...Object.keys(mayImport), 'e2e', 'scripts']

const directions = Object.entries(mayImport).flatMap(([folder, others]) => {
  const rule = (name, from, allowed) => ({
    name: `${folder}-imports-${name}`,
    severity: 'error',
    from: { path: `^(${folder})/`, ...from },
    // An area never imports another one: they meet in slots.
    to: {
      path: `^(${folders.join('|')})/`,
      pathNot: ['^$1/', ...(allowed.length > 0 ? [`^(${allowed.join('|')})/`] : [])],
    },
  })
  return [
    rule('only-what-it-may', { pathNot: tests }, others),
    rule('only-what-its-tests-may', {}, [...others, ...(mayImportInTests[folder] ?? [])]),
  ]
})

export default {
  forbidden: [...directions, { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|jest\\.config\\.mjs$' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
